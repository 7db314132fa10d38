/** Tells whoever waits what is going on: a line that stays for each step, one that is written over on a terminal. */
export interface Progress {
  step: (text: string) => void
  detail: (text: string) => void
}

/** In a log a line stays: one now and then says that it goes on. */
const quietMs = 30_000

export const createProgress = (output: NodeJS.WriteStream = process.stdout): Progress => {
  const begun = Date.now()
  const clear = output.isTTY ? '\r\u001B[K' : ''
  const elapsed = () => {
    const seconds = Math.round((Date.now() - begun) / 1000)
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  }
  let told = begun
  const line = (text: string): void => {
    told = Date.now()
    output.write(`${clear}${elapsed().padStart(6)}  ${text}\n`)
  }
  return {
    step: line,
    detail: (text) => {
      if (output.isTTY) output.write(`${clear}        ${text}`)
      else if (Date.now() - told >= quietMs) line(text)
    },
  }
}
