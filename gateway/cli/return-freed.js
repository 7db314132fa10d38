/**
 * Has the C library give back what the gateway frees: asked for pages for a while, it would else keep a hundred megabytes.
 * It reads that once, before a process begins: so this one begins again as the same, before it has done anything.
 * Linux alone has this library, and the image says it by itself. Not built, as `npm start` begins with it.
 */

/**
 * One heap for all threads, as each would keep what it has freed, and the end of it given back as soon as 4 MiB are free there.
 * With less to give back at a time, compressing a page takes a tenth more: what it needs is taken and given back each time.
 */
const said = { MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '4194304' }

const { platform, env, execPath, execArgv, argv } = process

if (platform === 'linux' && !Object.keys(said).some((name) => name in env)) {
  process.execve(execPath, [execPath, ...execArgv, ...argv.slice(1)], { ...env, ...said })
}
