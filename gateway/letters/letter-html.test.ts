import { expect, it } from 'vitest'
import { letterHtml, letterWords } from './letter-html.ts'

const hostile = {
  subject: '</title><script>',
  heading: 'Tom & <b>Jerry</b>',
  paragraphs: ['"quoted"'],
  action: { label: '<i>', path: '/"><script>' },
  reason: '<style>',
  quote: { title: '<i>', text: '<script>\n& <b>' },
}

it('takes nothing of what a letter says for a part of its page', () => {
  const html = letterHtml(hostile, 'en', 'https://dogs.example')
  expect(html).toContain('Tom &amp; &lt;b&gt;Jerry&lt;/b&gt;')
  expect(html).toContain('href="https://dogs.example/&quot;&gt;&lt;script&gt;"')
  expect(html.match(/<(?:script|b|i)>/g)).toBeNull()
  expect(html.match(/<style>/g)).toHaveLength(1)
})

it('keeps the lines of what was written and of what it answers, as a page and in words', () => {
  const letter = { ...hostile, paragraphs: ['One\nTwo'] }
  const html = letterHtml(letter, 'en', 'https://dogs.example')
  expect(html).toContain('One<br>Two')
  expect(html).toMatch(/<blockquote[^>]*>&lt;script&gt;<br>&amp; &lt;b&gt;<\/blockquote>/)
  expect(letterWords(letter, 'en', 'https://dogs.example')).toContain(
    'One\nTwo\n\n<i>\n> <script>\n> & <b>\n\n',
  )
})

it('leads to addresses of the web where the team wrote them, and nowhere else', () => {
  const paragraphs = ['Look:\nhttps://example.org/?a=1&b="><script> and javascript:alert(1).']
  const quote = { title: 'You wrote:', text: 'https://stranger.example' }
  const html = letterHtml({ ...hostile, paragraphs, quote, hasLinks: true }, 'en', 'https://dogs.example')
  expect(html).toMatch(
    /Look:<br><a href="https:\/\/example.org\/\?a=1&amp;b=" style="[^"]*">[^<]*<\/a>&quot;&gt;/,
  )
  expect(html).not.toContain('href="https://stranger.example')
  expect(html).not.toContain('href="javascript')
  expect(html).not.toContain('<script>')
  expect(letterHtml({ ...hostile, paragraphs }, 'en', 'https://dogs.example')).not.toContain(
    'href="https://example.org',
  )
})

it('keeps them however their writer’s program ends a line', () => {
  const quote = { title: 'You wrote:', text: 'One\r\n\r\nTwo\rThree' }
  const letter = { ...hostile, paragraphs: ['One\r\nTwo'], quote }
  const html = letterHtml(letter, 'en', 'https://dogs.example')
  expect(html).toContain('One<br>Two<')
  expect(html).toContain('>One<br><br>Two<br>Three<')
  const words = letterWords(letter, 'en', 'https://dogs.example')
  expect(words).toContain('\n\nOne\nTwo\n\nYou wrote:\n> One\n> \n> Two\n> Three\n\n')
})

it('leaves words as they are where there is nothing but words', () => {
  expect(letterWords(hostile, 'en', 'https://dogs.example')).toContain('Tom & <b>Jerry</b>')
})

it('parts in words why it came from what it says, as programs know that line', () => {
  expect(letterWords(hostile, 'en', 'https://dogs.example')).toContain('\n\n-- \n<style>')
})
