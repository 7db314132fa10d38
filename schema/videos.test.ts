import { describe, expect, it } from 'vitest'
import { youtubeVideoId } from './videos.ts'

describe('the video a link names', () => {
  it.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ['https://youtube.com/watch?list=x&v=dQw4w9WgXcQ&t=3', 'dQw4w9WgXcQ'],
    ['http://m.youtube.com/watch?v=dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ['https://youtu.be/dQw4w9WgXcQ?si=abc', 'dQw4w9WgXcQ'],
    ['https://www.youtube.com/shorts/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ['dQw4w9WgXcQ', 'dQw4w9WgXcQ'],
    ['  dQw4w9WgXcQ ', 'dQw4w9WgXcQ'],
  ])('%s', (link, id) => {
    expect(youtubeVideoId(link)).toBe(id)
  })

  it.each([
    '',
    'javascript:alert(1)',
    'data:text/html,<script>',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/watch?v=dQw4w9WgXcQ',
    'https://user@youtube.com/watch?v=dQw4w9WgXcQ',
    'https://youtube.com:8080/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=a"b',
    'https://www.youtube.com/shorts/',
    'https://youtu.be/',
    'a/b',
    'a"onload="x',
    'ftp://youtube.com/watch?v=dQw4w9WgXcQ',
  ])('is none: %s', (link) => {
    expect(youtubeVideoId(link)).toBeNull()
  })
})
