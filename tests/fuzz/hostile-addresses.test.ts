import { describe, expect, vi } from 'vitest'
import { winterProject } from '../support/content.ts'
import { test } from '../support/gateway.ts'

const id = 'dQw4w9WgXcQ'

/** What somebody may give as a film, and what is none. */
const noFilms = [
  `javascript:alert("${id}")`,
  `javascript://www.youtube.com/watch?v=${id}%0aalert(1)`,
  `JaVaScRiPt://youtu.be/${id}`,
  `java\tscript:alert(1)`,
  `data:text/html,<script>alert(1)</script>`,
  `data:text/html;base64,PHNjcmlwdD4=`,
  `vbscript:msgbox(1)`,
  `blob:https://www.youtube.com/${id}`,
  `filesystem:https://www.youtube.com/${id}`,
  `file:///etc/passwd`,
  `ftp://youtube.com/watch?v=${id}`,
  `about:blank`,
  `//youtube.com/watch?v=${id}`,
  `youtube.com/watch?v=${id}`,
  `https://youtube.com.evil.example/watch?v=${id}`,
  `https://evil.example/youtube.com/watch?v=${id}`,
  `https://evil.example/#https://youtu.be/${id}`,
  `https://evil.example?u=https://youtu.be/${id}`,
  `https://evilyoutube.com/watch?v=${id}`,
  `https://youtube.com-evil.example/watch?v=${id}`,
  `https://youtube.co/watch?v=${id}`,
  `https://youtu.be.evil.example/${id}`,
  `https://www.youtube-nocookie.com.evil.example/embed/${id}`,
  `https://www.youtubе.com/watch?v=${id}`,
  `https://youtu.be@evil.example/${id}`,
  `https://evil.example\\@youtube.com/watch?v=${id}`,
  `https://user@youtube.com/watch?v=${id}`,
  `https://user:secret@youtube.com/watch?v=${id}`,
  `https://:secret@youtube.com/watch?v=${id}`,
  `https://youtube.com:8080/watch?v=${id}`,
  `https://youtube.com./watch?v=${id}`,
  `https://youtube.com/watch?v=${id}"onload="alert(1)`,
  `https://youtube.com/watch?v=${id}'><script>`,
  `https://youtube.com/watch?v=..%2f..%2fevil`,
  `https://youtube.com/watch?v=${id}/../../evil`,
  `https://youtube.com/watch?v=${'a'.repeat(65)}`,
  `https://youtube.com/watch?v=`,
  `https://youtube.com/redirect?q=https://evil.example`,
  `https://youtube.com/embed/%22onload%3D%22alert(1)`,
  `https://youtu.be/${id}%00`,
  `a"onload="alert(1)`,
  `../../evil`,
  `${id}?autoplay=1`,
  `${id}#x`,
  `${id} ${id}`,
  `<iframe src="https://youtu.be/${id}">`,
]

/** What somebody may give as the address of a picture, and what is none. */
const noPictures = [
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\nscript:alert(1)',
  'javascript://https://example.org/dog.jpg%0aalert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'data:image/png;base64,AAAA',
  'vbscript:msgbox(1)',
  'blob:https://example.org/1',
  'file:///etc/passwd',
  'ftp://example.org/dog.jpg',
  'http://example.org/dog.jpg',
  'about:blank',
  '//example.org/dog.jpg',
  'example.org/dog.jpg',
  'https:',
  'https://',
  'https://user@example.org/dog.jpg',
  'https://user:secret@example.org/dog.jpg',
  'https://:secret@example.org/dog.jpg',
  'https://[::1/dog.jpg',
  'https://exa mple.org/dog.jpg',
  'https://example.org:99999/dog.jpg',
  'https://%/dog.jpg',
  '/uploads/../data/jwt-secret',
  '/uploads/dog.svg',
  '/uploads/dog.webp',
  '/uploads/../uploads/0123456789abcdef0123456789abcdef-16x12.webp',
  '/uploads/%2e%2e/0123456789abcdef0123456789abcdef-16x12.webp',
  '/uploads/0123456789abcdef0123456789abcdef-16x12.webp?x',
  '/uploads/0123456789abcdef0123456789abcdef-16x12.webp#x',
  '/uploads/0123456789abcdef0123456789abcdef-16x12.webp"onerror="alert(1)',
  '/elsewhere/uploads/0123456789abcdef0123456789abcdef-16x12.webp',
  '\\uploads\\0123456789abcdef0123456789abcdef-16x12.webp',
  '/drawings/../winter-house.svg',
  '/drawings/winter-house.svg?x',
  '/etc/passwd',
  '/api/contacts',
  '<img src=x onerror=alert(1)>',
  '"onerror="alert(1)',
]

const forbidden = vi.spyOn(globalThis, 'fetch')

describe('nobody is led elsewhere, and the server fetches nothing, by', () => {
  for (const link of noFilms) {
    test(`the film ${link}`, async ({ asAdmin }) => {
      const project = await asAdmin.post('/api/projects', { ...winterProject, youtubeUrl: link })
      const gallery = await asAdmin.put('/api/gallery', { videoLinks: [link] })
      expect([project.status, gallery.status]).toEqual([400, 400])
      expect(project.body).toMatchObject({ errors: [{ field: 'youtubeUrl' }] })
      expect(forbidden).not.toHaveBeenCalled()
    })
  }

  for (const address of noPictures) {
    test(`the picture ${address}`, async ({ asAdmin }) => {
      const { status, body } = await asAdmin.post('/api/projects', { ...winterProject, imageUrl: address })
      expect(status).toBe(400)
      expect(body).toMatchObject({ errors: [{ field: 'imageUrl' }] })
      expect(forbidden).not.toHaveBeenCalled()
    })
  }
})
