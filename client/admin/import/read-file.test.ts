import { expect, test } from 'vitest'
import { mostInFile } from '../../../schema/limits.ts'
import { readFile } from './read-file.ts'

test('a file is read as it is', async () => {
  expect(await readFile(new File(['სათაური,a\r\n'], 'a.csv'))).toEqual({ text: 'სათაური,a\r\n' })
})

test('one that is no text in UTF-8 is refused, as spreadsheets of old write them', async () => {
  expect(await readFile(new File([new Uint8Array([0xe1, 0xff])], 'a.csv'))).toEqual({ fault: 'notText' })
  expect(await readFile(new File(['P\0K'], 'a.xlsx'))).toEqual({ fault: 'notText' })
})

test('one that is too large is not even read', async () => {
  const file = new File([new Uint8Array(mostInFile.bytes + 1)], 'a.csv')
  expect(await readFile(file)).toEqual({ fault: 'tooLarge' })
})
