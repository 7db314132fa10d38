// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { draftsInMemory, draftsInTab, forgetDrafts, forgetDraftsOfOthers, hasDrafts } from './drafts.ts'

const titles = draftsInTab('title', z.string())

afterEach(forgetDrafts)

test('a draft is its writer’s, and of its place', () => {
  titles('nino').keep('/form', 'half a title')
  expect(titles('nino').read('/form')).toBe('half a title')
  expect(titles('nino').read('/another')).toBeNull()
  expect(titles('gia').read('/form')).toBeNull()
  titles('nino').forget('/form')
  expect(titles('nino').read('/form')).toBeNull()
})

test('it outlives the page, and not the sign-in of somebody else', () => {
  titles('nino').keep('/form', 'half a title')
  expect(window.sessionStorage.getItem('drafts')).toContain('half a title')
  forgetDraftsOfOthers('nino')
  expect(hasDrafts('nino')).toBe(true)
  forgetDraftsOfOthers('gia')
  expect(hasDrafts('nino')).toBe(false)
  expect(window.sessionStorage).toHaveLength(0)
})

test('kinds do not meet at one place', () => {
  titles('nino').keep('/form', 'half a title')
  const counts = draftsInTab('count', z.number())
  expect(counts('nino').read('/form')).toBeNull()
  counts('nino').keep('/form', 1)
  counts('nino').forget('/form')
  expect(titles('nino').read('/form')).toBe('half a title')
})

test.each(['', 'half', '[]', '{"writer":"nino","places":{"title /form":7}}'])(
  'what another version of the site has left as %j is no draft',
  (left) => {
    window.sessionStorage.setItem('drafts', left)
    expect(titles('nino').read('/form')).toBeNull()
    titles('nino').keep('/form', 'half a title')
    expect(titles('nino').read('/form')).toBe('half a title')
  },
)

test('what no text can hold is kept while the page is there', () => {
  const files = draftsInMemory<File>()
  const dog = new File(['dog'], 'dog.png')
  files('nino').keep('/form', dog)
  expect(files('nino').read('/form')).toBe(dog)
  expect(files('gia').read('/form')).toBeNull()
  files('nino').forget('/form')
  expect(files('nino').read('/form')).toBeNull()
})
