import { expect, it } from 'vitest'
import { fetchCode } from './fetch-code.ts'

it('tells the log of a server why the code of a page is not there', async () => {
  const cause = new Error('Cannot find module colab-page.js')
  await expect(fetchCode(() => Promise.reject(cause))).rejects.toBe(cause)
})
