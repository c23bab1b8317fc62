"""The certificates by which the hosts of a cluster know one another: an authority, and one that it signed."""

from __future__ import annotations

import datetime
import os
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from swathe.core.errors import SwatheError
from swathe.core.system.settings import data_directory

if TYPE_CHECKING:
    from distributed.security import Security

DIRECTORY_VARIABLE: Final = "SWATHE_CLUSTER_DIR"
_DAYS: Final = 3_650


@dataclass(frozen=True, slots=True)
class Certificates:
    """The files in a folder: a host needs all but `authority_key`, which signs others."""

    folder: Path

    @property
    def authority(self) -> Path:
        """The certificate that the others are checked by."""
        return self.folder / "authority.pem"

    @property
    def authority_key(self) -> Path:
        """The key that signs certificates: it stays where it was made."""
        return self.folder / "authority-key.pem"

    @property
    def certificate(self) -> Path:
        """What a host shows to others."""
        return self.folder / "host.pem"

    @property
    def key(self) -> Path:
        """The key of that: whoever has it may use the cluster, and so run programs on its hosts."""
        return self.folder / "host-key.pem"

    @property
    def of_hosts(self) -> tuple[Path, ...]:
        """The files that every host needs."""
        return self.authority, self.certificate, self.key

    @property
    def complete(self) -> bool:
        """Whether a host can use the cluster with what is there."""
        return all(os.path.isfile(path) for path in self.of_hosts)

    def security(self) -> Security:
        """Return what dask.distributed asks for: encryption, with certificates on both sides."""
        from distributed.security import Security

        authority, certificate, key = map(str, self.of_hosts)
        return Security(
            require_encryption=True,
            tls_ca_file=authority,
            **{f"tls_{role}_cert": certificate for role in ("client", "scheduler", "worker")},
            **{f"tls_{role}_key": key for role in ("client", "scheduler", "worker")},
        )

    def make(self) -> None:
        """Write new ones; keys are readable by their owner alone. Raises SwatheError."""
        from cryptography import x509
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec
        from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
        from cryptography.x509.oid import NameOID

        def named(name: str) -> x509.Name:
            return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])

        def signed(name: str, key: ec.EllipticCurvePrivateKey, *, authority: bool) -> bytes:
            now = datetime.datetime.now(datetime.UTC)
            public, own = key.public_key(), authority_key.public_key()
            usage = x509.KeyUsage(
                digital_signature=not authority, content_commitment=False, key_encipherment=False,
                data_encipherment=False, key_agreement=False, key_cert_sign=authority, crl_sign=authority,
                encipher_only=False, decipher_only=False,
            )  # fmt: skip
            made = (
                x509.CertificateBuilder()
                .subject_name(named(name))
                .issuer_name(named("Swathe cluster authority"))
                .public_key(public)
                .serial_number(x509.random_serial_number())
                .not_valid_before(now - datetime.timedelta(days=1))  # clocks of hosts differ
                .not_valid_after(now + datetime.timedelta(days=_DAYS))
                .add_extension(
                    x509.BasicConstraints(ca=authority, path_length=0 if authority else None), True
                )
                .add_extension(usage, True)
                .add_extension(x509.SubjectKeyIdentifier.from_public_key(public), False)
                .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(own), False)
                .sign(authority_key, hashes.SHA256())
            )
            return made.public_bytes(Encoding.PEM)

        def secret(key: ec.EllipticCurvePrivateKey) -> bytes:
            return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())

        authority_key, key = (ec.generate_private_key(ec.SECP256R1()) for _ in range(2))
        try:
            self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
            _write(self.authority_key, secret(authority_key))
            _write(self.authority, signed("Swathe cluster authority", authority_key, authority=True))
            _write(self.certificate, signed("Swathe cluster host", key, authority=False))
            _write(self.key, secret(key))
        except OSError as error:
            raise SwatheError(
                f"Certificates cannot be written to {self.folder}: {error.strerror or error}.",
                f"Free space there, or name another folder: {DIRECTORY_VARIABLE}.",
            ) from error


def certificates() -> Certificates:
    """Return the certificates of this computer, which may not be there yet."""
    chosen = os.environ.get(DIRECTORY_VARIABLE)
    folder = Path(chosen).expanduser().absolute() if chosen else data_directory() / "cluster"
    return Certificates(folder)


def _write(path: Path, content: bytes) -> None:
    """Write a file that only its owner may read, from its first byte on."""
    path.unlink(missing_ok=True)
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "wb") as stream:
        stream.write(content)
