"""What each shipped matrix is for, or made from, for people who choose one."""

from __future__ import annotations

from typing import Final

USES: Final = {
    "BLOSUM62": "For most searches; blastp's usual matrix.",
    "BLOSUM45": "For distant relatives over long stretches.",
    "BLOSUM50": "For distant relatives over long stretches; the preset Distant relatives.",
    "BLOSUM80-NCBI": "For close relatives, and short stretches of them; the preset Close relatives. It is "
    "blastp's BLOSUM80, in half-bit units and with published statistics.",
    "PAM30": "For short peptides and very close relatives; the preset Short peptide.",
    "PAM70": "For close relatives and short queries.",
    "PAM250": "For distant relatives over long stretches; older than the BLOSUM matrices.",
    "BENNER6x5": "From very close pairs: 6.4 to 8.7 accepted mutations per 100 residues (Benner 1994).",
    "BENNER22x5": "From pairs at 22 to 29 accepted mutations per 100 residues (Benner 1994).",
    "BENNER74x5": "From pairs at 74 to 100 accepted mutations per 100 residues (Benner 1994).",
    "BLASTP": "BLOSUM62, but for B, Z, X and J, which score as in blastp.",
    "BLOSUM80": "For close relatives. The same substitutions as BLOSUM80-NCBI, but in third-bit units, as "
    "Biopython ships it: scores are larger, and its statistics are estimated. To compare with blastp take "
    "BLOSUM80-NCBI.",
    "BLOSUM90": "For very close relatives.",
    "DAYHOFFx10": "From few, close families of 1978, extrapolated to distant relatives (Dayhoff).",
    "FENG": "From the structures of amino acids and the genetic code (Feng 1985).",
    "GENETICx10": "From the genetic code alone, to compare others with (Benner 1994).",
    "GONNET1992x5": "From all pairs of the sequences known in 1992 (Gonnet).",
    "JOHNSONx50": "From alignments of protein structures (Johnson 1993).",
    "JONESx10": "From the sequences of Swiss-Prot in 1992, made as Dayhoff's (Jones).",
    "LEVIN": "For predicting secondary structure, not for finding relatives (Levin 1986).",
    "MCLACHLAN": "From substitutions in families known in 1971 (McLachlan).",
    "MDM78x50": "From few, close families of 1978, for distant relatives (Schwartz and Dayhoff).",
    "RAO": "From physical properties of amino acids (Rao 1987).",
    "RISLERx10": "From alignments of related protein structures (Risler 1988).",
    "STR": "From alignments of protein structures (Henikoff 1993).",
}
"""By name, in a sentence or two."""
