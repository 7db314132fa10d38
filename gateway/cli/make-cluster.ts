import { fileURLToPath } from 'node:url'
import { makeCluster } from '../database/cluster.ts'

/** Makes the empty database a first start begins with, beside the built gateway. A step of the build. */
await makeCluster(fileURLToPath(new URL('../../cluster', import.meta.url)))
