import { ConfigError, readConfig } from '../../gateway/config/config.ts'

/** What is wrong with an environment, a sentence for each fault; none where the gateway would start with it. */
export const faultsOf = (env: NodeJS.ProcessEnv): readonly string[] => {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
    throw error
  }
}
