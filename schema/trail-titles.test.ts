import { expect, test } from 'vitest'
import { titleWithoutName } from './trail-titles.ts'

test('what is there for good is called something where nobody has named it', () => {
  expect(titleWithoutName('gift', 'g')?.en).toBe('Anonymous')
  expect(titleWithoutName('giftImport', 'i')?.ka).toBe('უსახელო ფაილი')
  expect(titleWithoutName('charity', 'c')?.en).toBe('The charity’s details')
  expect(titleWithoutName('launch', 'events')?.en).toBe('Events page')
  expect(titleWithoutName('statementSending', '2026')?.ka).toBe('2026')
})

test('what can be gone, and what has no record, is called nothing', () => {
  expect(titleWithoutName('project', 'p')).toBeNull()
  expect(titleWithoutName('launch', 'a feature of former times')).toBeNull()
  expect(titleWithoutName('gift', null)).toBeNull()
  expect(titleWithoutName(null, 'x')).toBeNull()
})
