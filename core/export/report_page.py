"""Style sheet of the HTML report, and the script that sorts its tables."""

from __future__ import annotations

from typing import Final

STYLE: Final = """
:root { color-scheme: light dark; --ground: #ffffff; --card: #f5f6f8; --text: #1a1a1a; --muted: #595959;
  --line: #c8ccd2; --link: #00558a; --same: #a3cbe4; --like: #dcecf6; }
@media (prefers-color-scheme: dark) { :root { --ground: #1c1d1f; --card: #26282b; --text: #ececec;
  --muted: #b3b3b3; --line: #4a4e54; --link: #7cc4f0; --same: #2f6384; --like: #283c49; } }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 24px; max-width: 1120px; background: var(--ground); color: var(--text);
  font: 15px/1.45 system-ui, -apple-system, "Segoe UI", "Helvetica Neue", Arial, sans-serif; }
a { color: var(--link); }
h1 { font-size: 1.6em; margin: 0 0 4px; overflow-wrap: anywhere; }
h2 { font-size: 1.3em; margin: 40px 0 8px; padding-top: 16px; border-top: 1px solid var(--line);
  overflow-wrap: anywhere; }
h3 { font-size: 1.1em; margin: 24px 0 8px; }
h4 { font-size: 1em; margin: 0 0 4px; overflow-wrap: anywhere; }
p { margin: 4px 0 8px; overflow-wrap: anywhere; }
.muted { color: var(--muted); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { text-align: left; color: var(--muted); padding-bottom: 4px; }
th, td { padding: 3px 10px 3px 0; text-align: left; vertical-align: top;
  border-bottom: 1px solid var(--line); }
th { font-weight: 600; }
thead th { position: sticky; top: 0; background: var(--ground); vertical-align: bottom; }
.n { text-align: right; white-space: nowrap; }
thead th.n { white-space: normal; }
thead th button { text-align: inherit; }
tbody th { max-width: 24em; overflow-wrap: break-word; }
td.long { min-width: 12em; overflow-wrap: anywhere; }
table.sorted { width: 100%; font-size: 0.9em; }
table.facts th { white-space: nowrap; font-weight: normal; color: var(--muted); }
table.facts td { overflow-wrap: anywhere; }
th button { font: inherit; font-weight: 600; color: inherit; background: none; border: 0; padding: 0;
  cursor: pointer; }
th button:hover { text-decoration: underline; }
th[aria-sort=ascending] button::after { content: " \\2191"; }
th[aria-sort=descending] button::after { content: " \\2193"; }
a:focus-visible, button:focus-visible, summary:focus-visible, .wide:focus-visible { outline: 2px solid
  var(--link); outline-offset: 2px; }
figure { margin: 8px 0; padding: 8px; background: #ffffff; border: 1px solid var(--line); overflow-x: auto; }
figure svg { display: block; max-width: 100%; height: auto; }
figcaption { color: #595959; padding-top: 4px; }
article { margin: 16px 0; padding: 12px 16px; background: var(--card); }
article:target { outline: 2px solid var(--link); }
pre { margin: 8px 0 0; overflow-x: auto; line-height: 1.3;
  font: 13px/1.3 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
pre i { font-style: normal; background: var(--same); }
pre u { text-decoration: none; background: var(--like); }
details { margin-top: 24px; }
summary { cursor: pointer; }
summary h3 { display: inline; }
.skip { position: absolute; left: -10000px; }
.skip:focus { position: static; }
@media print {
  :root { --ground: #ffffff; --card: #ffffff; --text: #000000; --muted: #404040; --line: #999999;
    --link: #000000; --same: #a3cbe4; --like: #dcecf6; }
  body { max-width: none; padding: 0; font-size: 10pt; }
  nav, .skip { display: none; }
  a { text-decoration: none; }
  pre { font-size: 8pt; overflow: visible; }
  .wide, figure { overflow: visible; }
  figure { padding: 0; border: 0; }
  figure svg { width: 100%; max-height: 225mm; }
  table.sorted { font-size: 7.5pt; }
  th, td { padding-right: 5pt; }
  td.long { min-width: 0; }
  thead th { position: static; }
  article { padding: 4pt 0; border-top: 1px solid var(--line); }
  h2, h3, h4 { break-after: avoid; }
  tr, figure { break-inside: avoid; }
  pre i, pre u { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
"""

SCRIPT: Final = """
document.querySelectorAll("table.sorted").forEach(function (table) {
  var heads = Array.from(table.tHead.rows[0].cells);
  heads.forEach(function (head, place) {
    var button = document.createElement("button");
    button.type = "button";
    button.textContent = head.textContent;
    head.textContent = "";
    head.appendChild(button);
    function value(row) {
      var cell = row.cells[place];
      if (cell.textContent === "") { return null; }
      return cell.dataset.v === undefined ? cell.textContent.toLowerCase() : Number(cell.dataset.v);
    }
    button.addEventListener("click", function () {
      var down = head.getAttribute("aria-sort") === "ascending";
      heads.forEach(function (other) { other.removeAttribute("aria-sort"); });
      head.setAttribute("aria-sort", down ? "descending" : "ascending");
      var body = table.tBodies[0];
      var rows = Array.from(body.rows).map(function (row) { return [value(row), row]; });
      rows.sort(function (one, other) {
        var a = one[0], b = other[0];
        if (a === null) { return b === null ? 0 : 1; }
        if (b === null) { return -1; }
        var order = typeof a === "number" ? a - b : a.localeCompare(b);
        return down ? -order : order;
      });
      rows.forEach(function (pair) { body.appendChild(pair[1]); });
    });
  });
});
"""
"""Without it everything is there to read; it holds neither ``<`` nor ``&``, which XML would not take."""
