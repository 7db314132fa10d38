import { describe, expect, it } from 'vitest'
import { inLocale, localizedChange, localizedDifference, servedLocale } from './localized.ts'

const both = { en: 'dog', ka: 'ძაღლი' }
const onlyGeorgian = { en: null, ka: 'ძაღლი' }

describe('a text in two languages', () => {
  it('is read in the wanted one', () => {
    expect(inLocale(both, 'ka')).toBe('ძაღლი')
    expect(servedLocale(both, 'ka')).toBe('ka')
  })

  it('is read in the other where the wanted one was never written', () => {
    expect(inLocale(onlyGeorgian, 'en')).toBe('ძაღლი')
    expect(servedLocale(onlyGeorgian, 'en')).toBe('ka')
  })

  it('is changed in the language of the request alone', () => {
    expect(localizedChange('ka', 'ლეკვი', {})).toEqual({ ka: 'ლეკვი' })
  })

  it('is changed in the languages a translation names, which win', () => {
    expect(localizedChange('en', 'puppy', { en: 'pup', ka: null })).toEqual({ en: 'pup', ka: null })
  })

  it('is left alone where nothing is said', () => {
    expect(localizedChange('en', undefined, {})).toEqual({})
  })

  it('is changed where it differs from what stands there', () => {
    expect(localizedDifference(both, 'en', 'dog', { en: 'dog', ka: 'ძაღლი' })).toEqual({})
    expect(localizedDifference(both, 'en', 'hound', { en: 'dog', ka: 'ძაღლი' })).toEqual({ en: 'hound' })
    expect(localizedDifference(both, 'en', 'dog', { en: null })).toEqual({ en: null })
  })

  it('is not translated by being put back in the language it was shown in', () => {
    expect(localizedDifference(onlyGeorgian, 'en', 'ძაღლი', onlyGeorgian)).toEqual({})
    expect(localizedDifference(onlyGeorgian, 'en', 'ძაღლი', {})).toEqual({ en: 'ძაღლი' })
  })

  it('is cleared in its language by a record put back without it, though it is not written in the other', () => {
    expect(localizedDifference(onlyGeorgian, 'ka', null, onlyGeorgian)).toEqual({ ka: null })
  })
})
