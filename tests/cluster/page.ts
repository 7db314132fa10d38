import { type Section, sectionsOf } from '../bench/report/page.ts'

const title = '# What a cluster goes through, and how much it takes'

const intro = `${title}

Written by \`npm run cluster:try\`: etcd, Patroni with a primary and a synchronous standby, PgBouncer, HAProxy, Redis, gateways and those
who ask, all on one machine. Each part says when, and how busy that machine was.`

const order = ['Failures', 'Cost of an operation', 'One gateway, two, three', 'Foretold and measured']

/** The page, in Markdown: sections take the place of what `former` said under their titles. */
export const clusterPage = (former: string, sections: readonly Section[]): string => {
  const kept = sectionsOf(former).filter((old) => !sections.some((each) => each.title === old.title))
  const all = [...kept, ...sections].toSorted((a, b) => order.indexOf(a.title) - order.indexOf(b.title))
  return `${[intro, ...all.map((each) => `## ${each.title}\n\n${each.text}`)].join('\n\n')}\n`
}
