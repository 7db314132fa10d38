import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { isExecutable } from '../../cluster/programs.ts'

/** Prometheus' own program for its files, or null where there is none: PROMTOOL if set, else one of the PATH. */
export const findPromtool = ({ PROMTOOL, PATH = '' }: NodeJS.ProcessEnv = process.env): string | null => {
  const places = PATH.split(delimiter).map((directory) => join(directory, 'promtool'))
  return (PROMTOOL ? [PROMTOOL] : places).find(isExecutable) ?? null
}

/** Runs it in a folder; what it had to say, and how it ended. */
export const promtool = (
  folder: string,
  ...parameters: string[]
): { code: number | null; output: string } => {
  const program = findPromtool()
  if (program === null) throw new Error('Prometheus is not installed')
  const { status, stdout, stderr } = spawnSync(program, parameters, { cwd: folder, encoding: 'utf8' })
  return { code: status, output: `${stdout}${stderr}` }
}
