; The installer for Windows: iscc /DVersion=0.1.0 packaging\windows\swathe.iss, after bundle.py build.

[Setup]
AppId=Swathe
AppName=Swathe
AppVersion={#Version}
AppPublisher=The Swathe developers
DefaultDirName={autopf}\Swathe
DefaultGroupName=Swathe
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
ChangesAssociations=yes
ChangesEnvironment=yes
Compression=lzma2
SolidCompression=yes
LicenseFile=..\..\LICENSE
OutputDir=..\..\dist
OutputBaseFilename=Swathe-{#Version}-setup
UninstallDisplayIcon={app}\swathe-gui.exe
WizardStyle=modern

[Files]
Source: "..\..\dist\swathe\*"; DestDir: "{app}"; Excludes: "selftest.exe"; Flags: recursesubdirs ignoreversion

[Icons]
Name: "{group}\Swathe"; Filename: "{app}\swathe-gui.exe"
Name: "{autodesktop}\Swathe"; Filename: "{app}\swathe-gui.exe"; Tasks: desktop

[Tasks]
Name: desktop; Description: "A link on the desktop"; Flags: unchecked
Name: path; Description: "The command line, swathe, in every terminal"

[Registry]
Root: HKA; Subkey: "Software\Classes\.swr"; ValueType: string; ValueData: "Swathe.Run"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.swdb"; ValueType: string; ValueData: "Swathe.Database"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Swathe.Run"; ValueType: string; ValueData: "Swathe run"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Swathe.Run\shell\open\command"; ValueType: string; ValueData: """{app}\swathe-gui.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\Swathe.Database"; ValueType: string; ValueData: "Swathe database"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Swathe.Database\shell\open\command"; ValueType: string; ValueData: """{app}\swathe-gui.exe"" ""%1"""
Root: HKA; Subkey: "Software\Classes\.fasta\OpenWithProgids"; ValueType: string; ValueName: "Swathe.Fasta"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\Swathe.Fasta\shell\open\command"; ValueType: string; ValueData: """{app}\swathe-gui.exe"" ""%1"""; Flags: uninsdeletekey
Root: HKCU; Subkey: "Environment"; ValueType: expandsz; ValueName: "Path"; ValueData: "{olddata};{app}"; Tasks: path; Check: not OnPath

[Code]
function OnPath: Boolean;
var
  Path: string;
begin
  Result := RegQueryStringValue(HKCU, 'Environment', 'Path', Path) and (Pos(';' + ExpandConstant('{app}'), ';' + Path) > 0);
end;
