import { describe, expect, test } from 'vitest'
import { accounting as enAccounting } from './en/accounting.ts'
import { eventList as enEventList } from './en/event-list.ts'
import { gift as enGift } from './en/gift.ts'
import { giving as enGiving } from './en/giving.ts'
import { projectList as enProjectList } from './en/project-list.ts'
import { accounting as kaAccounting } from './ka/accounting.ts'
import { eventList as kaEventList } from './ka/event-list.ts'
import { gift as kaGift } from './ka/gift.ts'
import { giving as kaGiving } from './ka/giving.ts'
import { projectList as kaProjectList } from './ka/project-list.ts'

/** Each text as it is written, with sevens for whatever it takes into it. */
const written = (texts: unknown, path = ''): [path: string, text: string][] => {
  if (typeof texts === 'string') return [[path, texts]]
  if (typeof texts === 'function') return [[path, String(Reflect.apply(texts, undefined, ['7', '7', '7']))]]
  return Object.entries(Object(texts)).flatMap(([name, value]) => written(value, `${path}.${name}`))
}

const pages = {
  accounting: [enAccounting, kaAccounting],
  eventList: [enEventList, kaEventList],
  giving: [enGiving, kaGiving],
  gift: [enGift, kaGift],
  projectList: [enProjectList, kaProjectList],
}

describe.each(Object.entries(pages))('the texts of %s', (_name, [en, ka]) => {
  const [english, georgian] = [written(en), written(ka)]

  test('are the same in both languages, and none is empty', () => {
    expect(georgian.map(([path]) => path)).toEqual(english.map(([path]) => path))
    expect([...english, ...georgian].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test('are each in their own script', () => {
    expect(english.filter(([, text]) => /\p{Script=Georgian}/u.test(text))).toEqual([])
    const foreign = georgian.filter(([, text]) => /\p{Script=Latin}/u.test(text.replaceAll('JavaScript', '')))
    expect(foreign).toEqual([])
  })

  test('are written as Georgians write', () => {
    expect(georgian.filter(([, text]) => /\.\.\.|["”«»']/.test(text))).toEqual([])
    expect(georgian.filter(([, text]) => text.split('„').length !== text.split('“').length)).toEqual([])
  })
})
