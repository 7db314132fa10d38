/**
 * Runs before anything else, on whatever Node there is, and so is plain JavaScript: installing brings Node 24
 * along, unless install scripts were switched off.
 */
const oldest = 24

if (Number.parseInt(process.versions.node, 10) < oldest) {
  console.error(
    `This project needs Node ${oldest}; ${process.version} is running. ` +
      `Installing the packages brings Node ${oldest} along: ` +
      'run "npm rebuild node" (without --ignore-scripts), then try again.',
  )
  process.exitCode = 1
}
