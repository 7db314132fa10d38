import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isDrawingPath, isPictureName, isPicturePath, pictureSources } from './pictures.ts'

const stem = '/uploads/0123456789abcdef0123456789abcdef-1600x1200'

describe('the sources of a picture', () => {
  it('are read from its address: its size, and every narrower width', () => {
    expect(pictureSources(`${stem}.webp`)).toEqual({
      src: `${stem}.webp`,
      srcSet: `${stem}.480.webp 480w, ${stem}.960.webp 960w, ${stem}.webp 1600w`,
      width: 1600,
      height: 1200,
    })
  })

  it('stay on the host the address names', () => {
    expect(pictureSources(`https://dogs.example${stem}.webp`)?.srcSet).toContain(
      `https://dogs.example${stem}.480.webp 480w, `,
    )
  })

  it('of a small picture are the picture alone', () => {
    const small = '/uploads/0123456789abcdef0123456789abcdef-300x200.webp'
    expect(pictureSources(small)).toMatchObject({ srcSet: `${small} 300w`, width: 300 })
  })

  it.each([
    'https://pictures.example/dog.jpg',
    '/uploads/dog.webp',
    `${stem}.480.webp`,
    `${stem}.webp?w=480`,
    '',
  ])('are not known of %s', (address) => {
    expect(pictureSources(address)).toBeNull()
  })
})

describe('a picture of this host', () => {
  it('is told by its whole path', () => {
    expect(isPicturePath(`${stem}.webp`)).toBe(true)
    for (const path of [
      `/uploads/..${stem}.webp`,
      `/elsewhere${stem}.webp`,
      `${stem}.480.webp`,
      '/uploads/',
    ]) {
      expect(isPicturePath(path), path).toBe(false)
    }
  })

  it('may be a drawing of the site', () => {
    for (const name of readdirSync(new URL('../client/public/drawings', import.meta.url))) {
      expect(isDrawingPath(`/drawings/${name}`), name).toBe(true)
    }
    for (const path of [
      '/drawings/dragon.svg',
      '/drawings/../winter-house.svg',
      '/drawings/winter-house.svg?x',
    ]) {
      expect(isDrawingPath(path), path).toBe(false)
    }
  })

  it('is kept in its own width and in those of the list', () => {
    const name = stem.slice('/uploads/'.length)
    expect(isPictureName(`${name}.webp`)).toBe(true)
    expect(isPictureName(`${name}.960.webp`)).toBe(true)
    for (const other of [`${name}.961.webp`, `${name}.jpg`, `${name}.webp\n`, `.${name}.webp`, name]) {
      expect(isPictureName(other), other).toBe(false)
    }
  })
})
