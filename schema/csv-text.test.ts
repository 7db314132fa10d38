import { describe, expect, test } from 'vitest'
import { csvFault } from './csv-text.ts'

describe('a file is told to be', () => {
  test.each([
    ['is_workbook', 'a workbook of Excel', 'PK\u0003\u0004\u0014\u0000xl/workbook.xml'],
    ['is_workbook', 'one of before 2007', 'ÐÏ\u0011à¡±\u001Aá'],
    ['is_workbook', 'the same, taken for UTF-8', '\uFFFD\uFFFD\u0011\u0871\u001A\uFFFD\0\0'],
    [
      'is_workbook',
      'one written as XML',
      '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">',
    ],
    ['is_web_page', 'a web page', '\uFEFF\n<!DOCTYPE html><html lang="ka"><title>შესვლა</title>'],
    ['is_web_page', 'a table of a web page', '<table><tr><td>2026-02-02</td></tr></table>'],
    ['is_pdf', 'a PDF', '%PDF-1.7\n%\uFFFD\uFFFD'],
    ['not_utf8', 'UTF-16 taken for UTF-8', 'D\0a\0y\0;\0S\0u\0m\0'],
    ['not_utf8', 'Cyrillic taken for UTF-8', 'Date;Name\n2026-02-02;\uFFFD\uFFFD\uFFFD\uFFFD'],
    ['empty_file', 'empty', ''],
    ['empty_file', 'blanks alone', '\uFEFF \r\n \r\n'],
  ])('%s: %s', (code, _what, text) => {
    expect(csvFault(text)).toBe(code)
  })

  test.each([
    ['plain', 'Date;Amount\n2026-02-02;5'],
    ['of a name that begins like an archive', 'PKO Bank;Amount\nAna;5'],
    ['with less-than signs', '<5;Amount\nAna;5'],
    ['with a letter that its bank has cut in two', 'თარიღი;თანხა\n2026-02-02;5;შემოწირ\uFFFD'],
  ])('possibly CSV: %s', (_what, text) => {
    expect(csvFault(text)).toBeNull()
  })
})
