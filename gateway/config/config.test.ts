import { describe, expect, it } from 'vitest'
import { faultsOf } from '../../tests/support/config-faults.ts'
import { readConfig } from './config.ts'

const secret = 'a secret with more than thirty-two characters'

const production = { NODE_ENV: 'production', JWT_SECRET: secret, PUBLIC_URL: 'https://dogs.example' }

describe('the configuration', () => {
  it('of an empty environment runs the demo on the embedded database, on this machine alone', () => {
    expect(readConfig({})).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 3000,
      databaseUrl: null,
      dataDir: expect.stringMatching(/^\/.*data$/),
      demo: true,
      jwtSecrets: [],
      sessionSeconds: 43_200,
      answerMemory: 32 * 2 ** 20,
      logLevel: 'warn',
    })
  })

  it('knows the replicas of a database, each by its own address', () => {
    const DATABASE_URL = 'postgres://one,two/charity'
    expect(readConfig({ DATABASE_URL }).databaseReplicaUrls).toEqual([])
    const DATABASE_REPLICA_URLS = 'postgres://two/charity, postgres://three/charity'
    expect(readConfig({ DATABASE_URL, DATABASE_REPLICA_URLS }).databaseReplicaUrls).toEqual([
      'postgres://two/charity',
      'postgres://three/charity',
    ])
    expect(faultsOf({ DATABASE_REPLICA_URLS })).toEqual([
      'DATABASE_REPLICA_URLS needs DATABASE_URL: replicas follow a server',
    ])
    expect(faultsOf({ DATABASE_URL, DATABASE_REPLICA_URLS: DATABASE_URL })).toEqual([
      expect.stringContaining('DATABASE_REPLICA_URLS must be addresses'),
    ])
  })

  it.each([
    'postgres://charity:100%sure@db.example/charity',
    'postgres://charity:why?@db.example/charity',
    'postgres://charity:#1@db.example/charity',
    'postgres://charity:a/b@db.example/charity',
    'postgres://charity:12/b@db.example/charity',
    'postgres://charity:12?b@db.example/charity',
    'postgres://db%zz.example/charity',
    'postgres://db.example/charity%',
  ])('says how a password is written in an address that cannot be taken apart: %s', (address) => {
    const how = expect.stringMatching(/^DATABASE_URL must be an address .* write % as %25, @ as %40/)
    expect(faultsOf({ DATABASE_URL: address })).toEqual([how])
    const DATABASE_URL = 'postgres://charity:100%25sure@db.example/charity'
    expect(readConfig({ DATABASE_URL }).databaseUrl).toBe(DATABASE_URL)
    expect(faultsOf({ DATABASE_URL, DATABASE_REPLICA_URLS: address })).toEqual([
      expect.stringMatching(/^DATABASE_REPLICA_URLS must be addresses .* write % as %25/),
    ])
  })

  it('names what is too long in a sentence, without repeating it', () => {
    const [HOST, METRICS_HOST, OTEL_SERVICE_NAME] = Array(3).fill('x'.repeat(300))
    expect(faultsOf({ HOST, METRICS_HOST, OTEL_SERVICE_NAME })).toEqual([
      'HOST must be an address of this machine, like 127.0.0.1, or 0.0.0.0 for all of them',
      'METRICS_HOST must be an address of this machine, like 127.0.0.1, or 0.0.0.0 for all of them',
      'OTEL_SERVICE_NAME must have at most 100 characters',
    ])
  })

  it('keeps no answers where that is not wanted', () => {
    expect(readConfig({ ANSWER_MEMORY: '0' }).answerMemory).toBe(null)
  })

  it('cannot be changed afterwards', () => {
    expect(Object.isFrozen(readConfig({}))).toBe(true)
  })

  it('takes an empty variable for one that is not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null })
  })

  it('in production chooses no database because a variable came out empty', () => {
    for (const empty of ['', ' ']) {
      expect(faultsOf({ ...production, DATABASE_URL: empty })).toEqual([
        expect.stringContaining('DATABASE_URL is empty'),
      ])
    }
    expect(readConfig(production).databaseUrl).toBeNull()
  })

  it('never fills a database of yours with the demo unasked', () => {
    const env = { DATABASE_URL: 'postgres://charity@db.example/charity' }
    expect(readConfig(env).demo).toBe(false)
    expect(readConfig({ ...env, DEMO: 'true' }).demo).toBe(true)
    expect(readConfig(production).demo).toBe(false)
  })

  it('leaves it to what stands before the database whether statements have names, unless told', () => {
    const told = [undefined, 'true', 'false'].map(
      (said) => readConfig(said === undefined ? {} : { PREPARED_STATEMENTS: said }).preparedStatements,
    )
    expect(told).toEqual([null, true, false])
  })

  it('signs with the secret and still accepts the previous ones', () => {
    const previous = [`${secret} 1`, `${secret} 2`]
    expect(readConfig({ JWT_SECRET: secret, JWT_PREVIOUS_SECRETS: previous.join(', ') }).jwtSecrets).toEqual([
      secret,
      ...previous,
    ])
  })

  it('names every fault at once', () => {
    expect(
      faultsOf({
        NODE_ENV: 'production',
        PORT: '70000',
        DATABASE_URL: 'mysql://x',
        LOG_LEVEL: 'loud',
        DEMO: 'true',
      }),
    ).toEqual([
      'PORT must be between 0 and 65535',
      expect.stringContaining(
        'DATABASE_URL must be an address like postgres://user:password@host:5432/database',
      ),
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
      expect.stringContaining('JWT_SECRET is required in production'),
      expect.stringMatching(/^PUBLIC_URL is required in production: set .*https:\/\//),
      expect.stringContaining('DEMO cannot be true in production'),
    ])
  })

  it('refuses a short secret, and previous secrets with nothing to follow them', () => {
    expect(faultsOf({ JWT_SECRET: 'short' })).toEqual(['JWT_SECRET must have at least 32 characters'])
    expect(faultsOf({ JWT_PREVIOUS_SECRETS: secret })).toEqual([
      'JWT_PREVIOUS_SECRETS needs JWT_SECRET: a previous secret cannot sign',
    ])
  })

  it('keeps pictures on disk and takes them itself, where nothing else is said', () => {
    const { publicUrl, uploads } = readConfig({})
    expect(publicUrl).toBeNull()
    expect(uploads).toEqual({ preset: 'from-stray-to-safe', hosted: null, bucket: null })
  })

  it('knows a bucket for pictures, a hosted service for uploads, and its own address', () => {
    const { publicUrl, uploads } = readConfig({
      PUBLIC_URL: 'https://dogs.example/',
      UPLOAD_PRESET: 'ours',
      IMAGE_UPLOAD_URL: 'https://images.example/v1/dogs/image/upload',
      IMAGE_UPLOAD_PRESET: 'theirs',
      IMAGE_STORE_URL: 'https://s3.example/dogs/',
      IMAGE_STORE_ACCESS_KEY_ID: 'id',
      IMAGE_STORE_SECRET_ACCESS_KEY: 'key',
    })
    expect(publicUrl).toBe('https://dogs.example')
    expect(uploads).toEqual({
      preset: 'ours',
      hosted: { url: 'https://images.example/v1/dogs/image/upload', preset: 'theirs' },
      bucket: {
        url: 'https://s3.example/dogs',
        region: 'us-east-1',
        accessKeyId: 'id',
        secretAccessKey: 'key',
      },
    })
  })

  it('in production must know where the world finds it', () => {
    const { PUBLIC_URL: _, ...without } = production
    expect(faultsOf(without)).toEqual([expect.stringContaining('PUBLIC_URL is required in production')])
    expect(faultsOf({ ...without, PUBLIC_URL: '' })).toEqual(faultsOf(without))
    expect(readConfig(production).publicUrl).toBe('https://dogs.example')
  })

  it.each([
    ' https://dogs.example',
    'https://dogs.example ',
    'https://dogs.example\r',
    'https://dogs.example/',
    'https:\\\\dogs.example',
    'https:dogs.example',
    'https://DOGS.example:443',
  ])('takes its address as a browser would, however it is written: %j', (PUBLIC_URL) => {
    expect(readConfig({ PUBLIC_URL }).publicUrl).toBe('https://dogs.example')
  })

  it('lets the pages of those sites ask that are named, and of none else', () => {
    expect(readConfig({}).corsOrigins).toEqual([])
    expect(readConfig({ CORS_ORIGINS: 'https://app.example/, http://localhost:5173' }).corsOrigins).toEqual([
      'https://app.example',
      'http://localhost:5173',
    ])
    for (const CORS_ORIGINS of [
      '*',
      'app.example',
      'http://app.example',
      'https://app.example/path',
      'null',
    ]) {
      expect(faultsOf({ CORS_ORIGINS })).toEqual([
        'CORS_ORIGINS must be addresses like https://dogs.example, comma-separated',
      ])
    }
  })

  it('does not take spaces for a secret', () => {
    const faults = faultsOf({ ...production, JWT_SECRET: ' '.repeat(40) })
    expect(faults).toEqual([expect.stringContaining('JWT_SECRET is required in production')])
  })

  it.each(['http://127.0.0.1:3000', 'http://[::1]:3000', 'http://localhost:3000/'])(
    'can be tried in production at home, as %s',
    (PUBLIC_URL) => {
      expect(readConfig({ ...production, PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL.replace(/\/$/, ''))
    },
  )

  it.each(['~/data', '~', '~keeper/data'])(
    'refuses the directory %s, whose short form only a shell would understand',
    (DATA_DIR) => {
      expect(faultsOf({ DATA_DIR })).toEqual([
        'DATA_DIR must not begin with ~, which only a shell takes for a home directory: write the path out, like /srv/dogs/data',
      ])
      expect(faultsOf({ DATA_DIR: './~' })).toEqual([])
    },
  )

  it('refuses half a hosted service, half a bucket, and addresses nobody could use', () => {
    for (const name of ['REGION', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'].map(
      (each) => `IMAGE_STORE_${each}`,
    )) {
      expect(faultsOf({ [name]: 'theirs' })).toEqual([`${name} needs IMAGE_STORE_URL`])
    }
    expect(faultsOf({ IMAGE_UPLOAD_PRESET: 'theirs', IMAGE_STORE_URL: 'https://s3.example/dogs' })).toEqual([
      'IMAGE_UPLOAD_PRESET needs IMAGE_UPLOAD_URL',
      'IMAGE_STORE_URL needs IMAGE_STORE_ACCESS_KEY_ID',
      'IMAGE_STORE_URL needs IMAGE_STORE_SECRET_ACCESS_KEY',
    ])
    for (const PUBLIC_URL of [
      'http://dogs.example',
      'https://dogs.example/en',
      'https://me@dogs.example',
      'x',
      'http://127.0.0.1.dogs.example',
      'http://10.0.0.1',
    ]) {
      expect(faultsOf({ PUBLIC_URL })).toEqual(['PUBLIC_URL must be an address like https://dogs.example'])
    }
    expect(faultsOf({ IMAGE_UPLOAD_URL: 'http://images.example/', IMAGE_UPLOAD_PRESET: 'x' })).toEqual([
      'IMAGE_UPLOAD_URL must be an https address',
    ])
  })
})
