/** Tells whoever waits what is going on: a line that stays for each step, one that is written over on a terminal. */
export interface Progress {
  step: (text: string) => void
  detail: (text: string) => void
}

export const createProgress = (output: NodeJS.WriteStream = process.stdout): Progress => {
  const begun = Date.now()
  const clear = output.isTTY ? '\r\u001B[K' : ''
  const elapsed = () => {
    const seconds = Math.round((Date.now() - begun) / 1000)
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  }
  return {
    step: (text) => output.write(`${clear}${elapsed().padStart(6)}  ${text}\n`),
    detail: (text) => {
      if (output.isTTY) output.write(`${clear}        ${text}`)
    },
  }
}
