import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { readEnv } from './env.ts'

const secret = 'a secret of thirty-two characters'

describe('the environment', () => {
  test('needs nothing', () => {
    expect(readEnv({})).toMatchObject({
      production: false,
      port: 4000,
      host: '127.0.0.1',
      dataDir: '.data',
      databaseUrl: undefined,
      databasePoolSize: 8,
      demo: true,
      jobs: true,
      queue: true,
      registrationLimit: 30,
    })
  })

  test('takes what is given, and an empty value as none', () => {
    const given = {
      PORT: '8080',
      HOST: '0.0.0.0',
      DATABASE_URL: 'postgres://u:p@h/d',
      DATABASE_LISTEN_URL: 'postgres://u:p@direct/d',
      DATABASE_REPLICA_URL: 'postgres://u:p@replica/d',
      DEMO: 'off',
      DATA_DIR: ' ',
      REGISTRATION_LIMIT: '1',
    }
    expect(readEnv({ ...given, NODE_ENV: 'production', SESSION_SECRET: secret })).toMatchObject({
      production: true,
      port: 8080,
      host: '0.0.0.0',
      dataDir: '.data',
      databaseUrl: 'postgres://u:p@h/d',
      databaseListenUrl: 'postgres://u:p@direct/d',
      databaseReplicaUrl: 'postgres://u:p@replica/d',
      sessionSecret: secret,
      demo: false,
      registrationLimit: 1,
    })
  })

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['DATABASE_POOL_SIZE', '-1'],
    ['DATABASE_POOL_SIZE', '101'],
    ['DATABASE_POOL_SIZE', 'many'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_TOKEN', 'with spaces in between'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'receiver:4318'],
    ['LOG_LEVEL', 'chatty'],
    ['INSTANCE_NAME', 'two words'],
    ['WRITE_LIMIT', '-1'],
    ['WRITE_LIMIT', 'none'],
    ['DATABASE_URL', 'mysql://host/db'],
    ['DATABASE_URL', 'somewhere'],
    ['DATABASE_LISTEN_URL', 'somewhere'],
    ['DATABASE_REPLICA_URL', 'postgres://u:p@h/d'],
    ['DATABASE_LISTEN_URL', 'postgres://u:p@h/d'],
    ['SESSION_SECRET', 'short'],
    ['SUPERADMIN_PASSWORD', 'five5'],
    ['PUBLIC_URL', 'shop.example.com'],
    ['PUBLIC_URL', 'ftp://cuecard.example.com'],
    ['PUBLIC_URL', 'https://cuecard.example.com/shop'],
    ['PUBLIC_URL', 'https://me:secret@cuecard.example.com'],
    ['SMTP_URL', 'post.example.com'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'Cuecard'],
    ['MAIL_FROM', 'a@example.com\nBcc: b@example.com'],
    ['DEMO', 'maybe'],
    ['TWILIO_API_BASE_URL', 'provider.example.com'],
    ['TWILIO_API_BASE_URL', 'https://provider.example.com/2010-04-01'],
    ['TWILIO_TIMEOUT_MS', 'ten'],
    ['TWILIO_TIMEOUT_MS', '99'],
    ['TWILIO_TIMEOUT_MS', '26000'],
    ['REGISTRATION_LIMIT', 'many'],
    ['REGISTRATION_LIMIT', '-1'],
    ['REGISTRATION_LIMIT', '2.5'],
    ['REGISTRATION_LIMIT', '1000001'],
    ['TRUST_PROXY', 'yes'],
    ['TRUST_PROXY', '11'],
    ['BACKUP_SCHEDULE', 'nightly'],
    ['BACKUP_SCHEDULE', '0 0 30 2 *'],
    ['BACKUP_KEEP', '-1'],
    ['BACKUP_KEEP_DAYS', 'all'],
    ['DRAIN_SECONDS', 'soon'],
    ['DRAIN_SECONDS', '-1'],
    ['DRAIN_SECONDS', '301'],
  ])('names %s when it is %j, and does not repeat it', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(
      expect.objectContaining({
        name: 'StartError',
        message: expect.stringMatching(new RegExp(`^${name} (?!.*${value})`)),
      }),
    )
  })

  test('says where Cuecard is reached and whom its mails come from', () => {
    const links = (given: Record<string, string>) => {
      const { publicUrl, smtpUrl, mailFrom } = readEnv(given)
      return [publicUrl, smtpUrl, mailFrom]
    }
    const PUBLIC_URL = 'https://Cuecard.example.com/'
    const SMTP_URL = 'smtps://desk%40example.com:secret@mail.example.com'
    expect(links({})).toEqual(['http://localhost:4000', undefined, 'cuecard@localhost'])
    expect(links({ PORT: '8080' })[0]).toBe('http://localhost:8080')
    expect(links({ PUBLIC_URL })).toEqual([
      'https://cuecard.example.com',
      undefined,
      'cuecard@cuecard.example.com',
    ])
    expect(links({ PUBLIC_URL, SMTP_URL })[2]).toBe('desk@example.com')
    expect(links({ SMTP_URL: 'smtp://mailer@localhost:2525' })[2]).toBe('cuecard@localhost')
    expect(links({ SMTP_URL, MAIL_FROM: 'hello@example.com' })[2]).toBe('hello@example.com')
  })

  test('takes any password of the database', () => {
    const DATABASE_URL = 'postgresql://cuecard@database:5432/cuecard'
    for (const DATABASE_PASSWORD of ['simple', 'a/b+c=', '@:?#[]%41 é', '\'"\\$']) {
      const { databaseUrl = '' } = readEnv({ DATABASE_URL, DATABASE_PASSWORD })
      const { user, password, host, database } = new pg.Client(databaseUrl)
      expect([user, password, host, database]).toEqual(['cuecard', DATABASE_PASSWORD, 'database', 'cuecard'])
    }
  })

  test('names all that are wrong at once', () => {
    expect(() => readEnv({ PORT: 'x', DEMO: 'y' })).toThrow(/^PORT .*\.\nDEMO .*\.$/)
  })

  test('needs a secret of its own in production', () => {
    expect(() => readEnv({ NODE_ENV: 'production' })).toThrow(/^SESSION_SECRET must be set/)
  })
})
