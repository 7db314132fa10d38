import { readPageState } from './lib/page-state.ts'
import './ui/styles.css'

/** Once what has arrived is on the screen. A page that nobody sees is not drawn, and need not be waited for. */
const whenPainted = (begin: () => void): void => {
  if (document.hidden) begin()
  else requestAnimationFrame(() => setTimeout(begin))
}

const fetchAhead = (path: string): void => {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = path
  document.head.append(link)
}

/** The text of a page comes first: its scripts, with those of this very page among them, are fetched after that. */
whenPainted(() => {
  import('./main.tsx')
  readPageState()?.state.modules.forEach(fetchAhead)
})
