import { readPageState } from './lib/page-state.ts'
import { fetchUntilThere } from './lib/wake-up.ts'
import './ui/styles.css'

/** Once what has arrived is on the screen. A page that nobody sees is not drawn, and need not be waited for. */
const whenPainted = (begin: () => void): void => {
  if (document.hidden) begin()
  else requestAnimationFrame(() => setTimeout(begin))
}

const page = readPageState()

/** All that the page consists of, and not only what begins: once it is taken over, what is missing would be missed. */
const fetchScripts = async (): Promise<() => Promise<void>> => {
  const [{ prepare }] = await Promise.all([
    import('./main.tsx'),
    ...(page?.state.modules ?? []).map((path) => import(/* @vite-ignore */ path)),
  ])
  return prepare()
}

/** The text of a page comes first: its scripts, with those of this very page among them, are fetched after that. */
whenPainted(async () => {
  const wake = await fetchUntilThere(fetchScripts, page === null)
  await wake()
})
