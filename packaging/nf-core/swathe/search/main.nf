process SWATHE_SEARCH {
    tag "${meta.id}"
    label 'process_high'

    conda "${moduleDir}/environment.yml"
    container "${workflow.containerEngine == 'singularity' && !task.ext.singularity_pull_docker_container
        ? 'https://depot.galaxyproject.org/singularity/swathe:0.1.0--pyhdfd78af_0'
        : 'biocontainers/swathe:0.1.0--pyhdfd78af_0'}"

    input:
    tuple val(meta), path(fasta)
    tuple val(meta2), path(database)
    val format
    val columns

    output:
    tuple val(meta), path("${prefix}.${suffix}"), emit: hits
    tuple val(meta), path("${prefix}.${suffix}.provenance.json"), emit: provenance, optional: true
    tuple val("${task.process}"), val("swathe"), eval("swathe --version | sed 's/swathe //'"), topic: versions, emit: versions_swathe

    when:
    task.ext.when == null || task.ext.when

    script:
    def args = task.ext.args ?: ''
    def chosen = columns ? "--columns '${columns}'" : ''
    prefix = task.ext.prefix ?: "${meta.id}"
    suffix = ['blast6': 'tsv', 'blast7': 'tsv', 'blast10': 'csv', 'text': 'txt'].get(format, format)
    """
    swathe search \\
        --quiet \\
        --threads ${task.cpus} \\
        --format ${format} \\
        ${chosen} \\
        ${args} \\
        --output ${prefix}.${suffix} \\
        ${fasta} \\
        ${database}
    """

    stub:
    prefix = task.ext.prefix ?: "${meta.id}"
    suffix = ['blast6': 'tsv', 'blast7': 'tsv', 'blast10': 'csv', 'text': 'txt'].get(format, format)
    """
    touch ${prefix}.${suffix}
    """
}
