import { expect, test } from 'vitest'
import { mostInFile } from '../../../schema/limits.ts'
import { readFile } from './read-file.ts'

test('a file is read as it is', async () => {
  expect(await readFile(new File(['სათაური,a\r\n'], 'a.csv'))).toEqual({ text: 'სათაური,a\r\n' })
})

test.each([
  ['not_utf8', 'letters as spreadsheets of old write them', new Uint8Array([0x41, 0x2c, 0xe1, 0xff])],
  ['not_utf8', 'a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0])],
  ['is_workbook', 'a workbook', 'PK\u0003\u0004\u0014\0'],
  ['is_workbook', 'a workbook of old', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
  ['is_web_page', 'a web page', '<!doctype html>'],
  ['is_pdf', 'a PDF', '%PDF-1.7'],
  ['empty_file', 'nothing', ''],
] as const)('what is no CSV is told to be what it is: %s, %s', async (fault, _what, content) => {
  expect(await readFile(new File([content], 'a.csv'))).toEqual({ fault })
})

test('one that is too large is not even read', async () => {
  const file = new File([new Uint8Array(mostInFile.bytes * 2 + 1)], 'a.csv')
  expect(await readFile(file)).toEqual({ fault: 'tooLarge' })
})
