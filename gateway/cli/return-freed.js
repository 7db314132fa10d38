/**
 * Has the C library give back what the gateway frees: asked for pages for a while, it would else keep a hundred megabytes.
 * It reads that once, before a process begins: so this one begins again as the same, before it has done anything.
 * Linux alone has this library, and the image says it by itself. Not built, as `npm start` begins with it.
 */
import { existsSync } from 'node:fs'

/**
 * One heap for all threads, as each would keep what it has freed; and the end of it given back as soon as 4 MiB are free there,
 * without which a gateway with its own database begins 20 MiB larger.
 */
const said = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '4194304' }

const { platform, env, execPath, execArgv, argv, permission } = process

/**
 * It begins without this file, and so never once more. Whether the values are there cannot tell it: where Node itself may
 * open low ports, a newer C library removes them as the process begins.
 */
const own = execArgv.findIndex((each) => each.endsWith('/return-freed.js'))

/**
 * A Node that is not where it says would end the process, one that is kept from things may not begin or look, and one with
 * a debugger would wait until that is gone.
 */
const mayBegin = () =>
  permission === undefined &&
  existsSync(execPath) &&
  process.getBuiltinModule('node:inspector')?.url() === undefined

if (platform === 'linux' && own > 0 && !Object.keys(said).some((name) => name in env) && mayBegin()) {
  const others = execArgv.toSpliced(own - 1, 2)
  process.execve(execPath, [execPath, ...others, ...argv.slice(1)], { ...env, ...said })
}
