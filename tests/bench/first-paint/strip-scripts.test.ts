import { expect, it } from 'vitest'
import { stripScripts } from './strip-scripts.ts'

it('leaves a page without scripts, and without what is fetched for them', () => {
  expect(
    stripScripts(`<head><link rel="stylesheet" href="/a.css"><link rel="modulepreload" href="/a.js">
<script type="module" src="/a.js"></script><script type="application/json" id="x">{"a": "<b>"}</script></head><p>Hi</p>`),
  ).toBe('<head><link rel="stylesheet" href="/a.css">\n</head><p>Hi</p>')
})
