import { dataDirectories } from './layout.ts'
import { endLeftBehind } from './running.ts'

/**
 * Holds the end of a pipe of the command that keeps a cluster: when that is gone, however it went, the pipe closes, and
 * what still runs of the cluster is ended. Its one argument is the folder.
 */
const [folder = ''] = process.argv.slice(2)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined)
for await (const _ of process.stdin);
await endLeftBehind(folder, dataDirectories(folder))
