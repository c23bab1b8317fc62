"""Examples and remarks below the help of each command."""

from swathe.core.statistics.presets import PRESETS

_PRESETS = "".join(f"  {it.name:<14} {it.scoring:<18} {it.purpose}\n" for it in PRESETS.values())
_PRESETS_WITH_EVALUES = "".join(
    f"  {it.name:<14} {it.scoring:<18} --evalues {it.evalues:<9} {it.purpose}\n" for it in PRESETS.values()
)
SEARCH = f"""\
examples:
  swathe search --sample
      the sample that comes with Swathe
  swathe search query.fasta uniprot_sprot.fasta.gz
      every similar sequence with an E-value up to 10, as a table
  swathe search query.fasta sprot.swdb --evalue 1e-5 --format csv -o hits.csv
      a file for a spreadsheet; its first lines say how the search was run
  swathe search query.fasta sprot.swdb --format blast6 --columns "std qcovs stitle"
      a table with BLAST's columns, chosen as with its -outfmt
  swathe search query.fasta sprot.swdb --also mine.fasta trembl.swdb
      several databases as if they were one, each hit naming its own
  swathe search query.fasta sprot.swdb --matrix BLOSUM45 --gap-open 14 --gap-extend 2
      other scores (`swathe matrices` lists them)
  swathe search query.fasta sprot.swdb --preset distant
      scores and E-values that find more distant relatives
  swathe search P02232.pssm other.pssm sprot.swdb
      with position-specific scores, as psiblast -out_ascii_pssm writes them
  cat query.fasta | swathe search - sprot.swdb --format blast6 | head
  swathe search query.fasta sprot.swdb --engine gpu --device 0,1
      on the first two GPUs (`swathe engines` lists them)
  swathe search query.fasta sprot.swdb --permutations 1000 --permute-top 50
      p-values and Z-values of the best 50 hits, from 1,000 permuted copies of each
  swathe search query.fasta sprot.swdb --rounds 5 --save-pssm family.pssm
      search again with a profile of the hits, until a round finds nothing new
  swathe search query.fasta sprot.swdb --mask seg
      with the query's low-complexity segments masked, as blastp -seg yes does
  swathe search query.fasta sprot.swdb --kernel lanes
      with one kernel, on the engine that has it (`swathe kernels` lists them)

formats:
  table   for reading             csv, tsv  for spreadsheets and data frames
  blast6  BLAST tabular           blast7    the same with comment lines (blast10: with commas)
  xlsx    Excel (needs xlsxwriter)  parquet  for data frames (needs pyarrow)
  gff3    features on the query, for genome browsers
  xml     BLAST XML               json      everything, for programs (docs/json.md)
  fasta   the hits' sequences     text      a report with all alignments
  html    a self-contained report: overview, hits, alignments
  a3m, afa, clustal               all hits of one query as one alignment
  queries-csv, -tsv, -xlsx        one line per query: best hit, share of the query that hits cover

presets:
{_PRESETS_WITH_EVALUES}  Options override the preset. Another --matrix brings its own gap costs.

A gap of k residues costs GAP_OPEN + k * GAP_EXTEND, as in BLAST.
Exit status: 0 done, 1 wrong input, 2 wrong use, 130 interrupted.
"""
BLASTP = """\
examples:
  swathe blastp -query query.fasta -db sprot.fasta -evalue 1e-5 -outfmt 6 -num_threads 8 -out hits.tsv
  swathe blastp -query query.fasta -subject other.fasta -outfmt "7 std qcovs stitle"

Columns, their order, their digits and exit codes are blastp's. Hits are all there are, and E-values rest on
compositions as blastp's do, by other means (docs/command-line.md). Options that cannot change what an exact
search finds are passed over with a note; others that are not there are refused.

Exit status: 0 done, 1 wrong query or options, 2 wrong database, 3 the search failed, 4 memory ran short,
6 the output cannot be written.
"""
SCORES = f"""\
example:
  swathe scores queries.fasta sprot.fasta -o scores.tsv

The file has a header line (identifier, length, then each query's identifier) and one line
for each database sequence, in the order of the FASTA file. How the scores were computed is
written to FILE.provenance.json beside it.

presets:
{_PRESETS}"""
RECIPROCAL = f"""\
examples:
  swathe reciprocal human.fasta mouse.fasta
      pairs of a human and a mouse protein that are each other's best hits, as a table
  swathe reciprocal human.fasta mouse.fasta --evalue 1e-6 --format tsv -o pairs.tsv
      with every column, for a spreadsheet or a program
  swathe reciprocal human.fasta human.fasta
      within one file: no sequence is compared with itself

The best hits of a sequence are those with the lowest E-value and, among these, the highest score. Where
several tie, all of them count, and the pair is marked. Databases are read once and cached, as in a search.
E-values are those of the unadjusted matrix, whatever the preset.

presets:
{_PRESETS}"""
NETWORK = f"""\
examples:
  swathe network family.fasta
      the families, as a table
  swathe network proteome.fasta --evalue 1e-10 -o net.graphml
      all sequences and edges for Cytoscape, Gephi or networkx
  swathe network proteome.fasta -o net.edges.tsv -o net.families.tsv -o net.phy
      several files from one search
  swathe network proteome.fasta --format edges | head

formats, and the ends of file names that choose them:
  table                             families of two or more, for reading
  edges, edges-csv                  .tsv, .csv: a line for each similar pair
  families, families-csv            .families.tsv, .families.csv: each sequence with its family
  graphml                           .graphml: the graph for Cytoscape, Gephi, igraph, networkx
  cyjs                              .cyjs: the graph for Cytoscape, as Cytoscape.js JSON
  npy                               .npy: the distances, for NumPy
  phylip                            .phy, .phylip: the distances, for PHYLIP and its like

An edge is a pair with an E-value up to the bound in one direction or both; it has the lower of the two. A
family is all that edges connect. The distance of a and b is 1 - 2 S(a,b) / (S(a,a) + S(b,b)), S being the
score, and 1 where they are no edge.

presets:
{_PRESETS_WITH_EVALUES}"""
IMPORT = """\
examples:
  swathe import uniprot_sprot.fasta.gz -o sprot.swdb
  swathe import uniprot_sprot.fasta.gz -o sprot.swdb --source https://ftp.uniprot.org/pub/...
      keeps where it came from: `swathe info sprot.swdb --newer` asks there for a newer file, and only then

A FASTA file can be searched without importing it; importing makes a database to keep and to copy.
"""
CLUSTER = """\
examples:
  swathe cluster start
      a scheduler on this host; it prints the lines for the others
  swathe cluster worker tls://HOST:8786 --databases /data
      on each host that is to compute
  swathe cluster push sprot.swdb --cluster tls://HOST:8786
      for hosts without a shared disk
  swathe search query.fasta sprot.swdb --cluster tls://HOST:8786

Whoever has the certificates that `start` makes can run programs on all hosts. Without them (tcp://) Swathe
reaches this host alone. docs/cluster.md has SLURM, Kubernetes and containers.
"""
ENGINES = """\
examples:
  swathe engines
      what a search can run on here: the processor, each GPU with its number, and why others cannot be used
  swathe search --sample --engine gpu --device 0
      a search on the GPU with that number
"""
DESKTOP = """\
examples:
  swathe desktop install
      a menu entry with its icon, and Swathe among the programs that open .swr, .swdb and FASTA files
  swathe desktop remove
      take all of that away, before uninstalling Swathe

For whoever installed Swathe with pip, pipx or uv. Its files go to your own folder, ~/.local/share, or to
$XDG_DATA_HOME; on Windows a link goes to the Start menu.
"""
KERNELS = """\
examples:
  swathe kernels
      every kernel with its algorithm, source and limits, and whether it can run here
  swathe search --sample --kernel scalar
      a search with one of them
  swathe search --sample --kernel short-query --kernel-option threads=64 --kernel-option blocks=264
      with one of the published kernels and settings that its paper varies

All kernels give the same exact scores: a score that overflows is computed again in a wider type.
"""
BENCH = """\
examples:
  swathe bench
      every kernel that runs here, on the sample
  swathe bench --queries papers --database simulated --format csv -o figures.csv
      the papers' twenty queries against a database as large as Swiss-Prot
  swathe bench --kernels inter-task,partitioned:partition=128:vector=32 --gap-costs 10/2,20/2,40/3 \\
      --queries papers --database sprot.swdb --format json -o figures.json
      two kernels, one of them with other settings, over gap costs; the window opens the file
  swathe bench --kernels lanes,lanes:simd=SSE4.1 --threads 1,2,4 --database equal:20000x256
      SIMD levels and threads of the processor
  swathe bench --kernels lanes:threads=1,copies/intuitive:threads=64,copies/tiled:threads=128 \\
      --database copies:540x400x1000 --gap-costs 11/2
      pairwise significance: strategies and block sizes compared with one core

KERNELS are names listed by `swathe kernels`, each with its settings after colons: NAME:SETTING=VALUE.
DATABASE is a file, simulated:N (N sequences, lengths like Swiss-Prot's; 570000), equal:NxLENGTH, or
copies:SxLENGTHxN, N permuted copies of S sequences, which the methods of --permute-method score as
kernels: copies/tiled, copies/intuitive, ...
Before a figure counts, its scores are checked; how, and what the files hold, is in docs/comparison.md.
Exit status: 0 done, 1 wrong input or wrong scores, 2 wrong use, 130 interrupted (results so far are written).
"""
INFO = """\
examples:
  swathe info sprot.swdb
  swathe info uniprot_sprot.fasta.gz
  swathe info sprot.swdb --newer
      whether the server that it came from has a newer file, where `swathe import --source` recorded it
"""
MATRICES = """\
examples:
  swathe matrices
      names, default gap costs and the gap costs with published statistics
  swathe matrices BLOSUM62 > mine.txt
      the scores, in the format that --matrix mine.txt reads
"""
RUNS = """\
examples:
  swathe runs
      the runs of the history, the last one first
  swathe search --sample --history --name "first try"
      a search that is recorded there
  swathe runs ADRB2 blosum62
      those with both words in their names, queries, databases or parameters
  swathe runs show 3f2a
      everything known of one, and the command that repeats it
  swathe runs export 3f2a --format csv -o hits.csv
      its hits, without searching again
  swathe runs save 3f2a globins.swr
      a file to copy: it opens elsewhere without the database
  swathe runs compare 3f2a globins.swr
      which hits both or only one of them has, with ranks and scores
  swathe runs compare exact.swr blastp.tsv
      which of a run's hits blastp lists, too; DIAMOND's and MMseqs2's tables, too
  swathe runs rename 3f2a "BLOSUM62, first try"
  swathe runs delete 3f2a
  swathe runs set-aside
      start a new list if the old one is damaged or from a newer version; no run is lost

A run is given by the beginning of its number, its full name, or the path of its file.
Runs are stored in the user's data directory, or in the one that SWATHE_DATA_DIR names.
"""
COMPLETION = """\
examples:
  swathe completion bash > ~/.local/share/bash-completion/completions/swathe
  swathe completion zsh > ~/.zfunc/_swathe
      where ~/.zshrc has: fpath+=~/.zfunc; autoload -Uz compinit; compinit
  swathe completion fish > ~/.config/fish/completions/swathe.fish
  swathe completion tcsh > ~/.swathe.tcsh
      and in ~/.tcshrc: source ~/.swathe.tcsh

A new shell then completes commands, options, their values and files.
"""
