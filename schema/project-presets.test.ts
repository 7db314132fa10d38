import { describe, expect, test } from 'vitest'
import { presetsOf } from './project-presets.ts'
import { newProject, projectChange } from './projects.ts'

const fence = { title: 'A fence', description: 'Mesh and posts.', goal: 3200 }

const codesOf = (input: object, shape: typeof newProject | typeof projectChange = newProject) =>
  (shape.safeParse(input).error?.issues ?? []).map(
    (issue) => `${issue.path.join('.')}: ${issue.code === 'custom' ? issue.params?.code : issue.code}`,
  )

describe('the sums that a project offers', () => {
  test('are its own, with what each buys', () => {
    const own = { firstSum: 53, firstBuysEn: 'one metre of mesh', secondSum: 320 }
    expect(presetsOf(own, [19, 70])).toEqual([
      { sum: 53, buys: { en: 'one metre of mesh', ka: null } },
      { sum: 320, buys: { en: null, ka: null } },
    ])
  })

  test('are those of the site where it has none, without a word of what they buy', () => {
    expect(presetsOf({ firstSum: null }, [19, 70])).toEqual([
      { sum: 19, buys: null },
      { sum: 70, buys: null },
    ])
  })

  test('rise, and are said where it is said what they buy', () => {
    expect(codesOf({ ...fence, firstSum: 20, secondSum: 50, thirdSum: 50.01 })).toEqual([])
    expect(codesOf({ ...fence, firstSum: 20, secondSum: 20 })).toEqual(['secondSum: not_above_sum'])
    expect(codesOf({ ...fence, firstSum: 20, thirdSum: 19 })).toEqual(['thirdSum: not_above_sum'])
    expect(codesOf({ ...fence, firstSum: null, firstBuysKa: 'ბადე' })).toEqual(['firstSum: required'])
    expect(codesOf({ secondSum: null, secondBuysEn: null }, projectChange)).toEqual([])
    expect(codesOf({ secondBuysEn: 'one post' }, projectChange)).toEqual([])
  })
})
