import { describe, expect, it } from 'vitest'
import { readDatabaseHosts } from './database-hosts.ts'

const placesIn = (address: string) => readDatabaseHosts(address)?.hosts.map(({ host, port }) => [host, port])

describe('the address of a database', () => {
  it('of one server is that server, which is asked nothing', () => {
    const address = 'postgres://charity:secret@db.example:6432/charity?sslmode=require'
    expect(readDatabaseHosts(address)).toEqual({
      hosts: [{ host: 'db.example', port: 6432, url: address }],
      seeksPrimary: false,
    })
  })

  it('of several servers has one for each, with the same user and database', () => {
    const found = readDatabaseHosts(
      'postgresql://charity:p%2Css@one:5433,two,[::1]:5434/charity?sslmode=require&target_session_attrs=read-write',
    )
    expect(found?.seeksPrimary).toBe(true)
    expect(found?.hosts).toEqual([
      { host: 'one', port: 5433, url: 'postgresql://charity:p%2Css@one:5433/charity?sslmode=require' },
      { host: 'two', port: 5432, url: 'postgresql://charity:p%2Css@two/charity?sslmode=require' },
      { host: '::1', port: 5434, url: 'postgresql://charity:p%2Css@[::1]:5434/charity?sslmode=require' },
    ])
  })

  it('looks for the primary behind a single one where that is said', () => {
    for (const wanted of ['read-write', 'primary']) {
      expect(readDatabaseHosts(`postgres://proxy/charity?target_session_attrs=${wanted}`)?.seeksPrimary).toBe(
        true,
      )
    }
    expect(readDatabaseHosts('postgres://proxy/charity?target_session_attrs=any')?.seeksPrimary).toBe(false)
  })

  it('takes a port for each host, or PostgreSQL’s own', () => {
    expect(placesIn('postgres://one,two:5433/charity')).toEqual([
      ['one', 5432],
      ['two', 5433],
    ])
  })

  it('may be a folder with a socket', () => {
    expect(placesIn('postgres:///charity?host=/var/run/postgresql')).toEqual([['/var/run/postgresql', 5432]])
  })

  it.each([
    'mysql://one/charity',
    'one:5432',
    'postgres://one:port/charity',
    'postgres://one:5432,two:port/charity',
    'postgres://one,/charity',
    'postgres://one,two/charity?target_session_attrs=standby',
  ])('is refused: %s', (address) => {
    expect(readDatabaseHosts(address)).toBeNull()
  })
})
