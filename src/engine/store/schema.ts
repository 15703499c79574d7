import { DatabaseSync } from 'node:sqlite'
import { say } from '#lib/say/message.ts'
import { StoreError } from './store-error.ts'

/** The file in the folder of an output. */
export const storeFile = 'site.sqlite'

/** Marks a file of SQLite as an output of this program. Those that exist have it: never change it. */
export const applicationId = 0x73_68_73_77

/** To be raised with every change of the tables. */
const schemaVersion = 5

/** Statements that change the tables of an earlier version into those of the next. */
const migrations: Readonly<Record<number, string>> = {
  // Documents had no styles of their own.
  1: "alter table release add column style_hashes text not null default '[]'",
  // What was taken back returned with the next publish, and nothing could be taken down.
  2: `alter table current_release add column is_held integer not null default 0;
    create table taken_down (path text primary key, time text not null) strict`,
  // Nothing said since when a release is held, or to which address a file belonged.
  3: `alter table current_release add column held_since text;
    alter table taken_down add column address text not null default '';
    alter table taken_down add column since integer`,
  // What was deleted before this version stayed in the file until other rows needed its place, releases that name what was taken
  // down stayed, and damage to a content was not noticed.
  4: `alter table taken_down add column first integer;
    alter table blob add column checksum integer`,
}

/** The first version that overwrites what it deletes. */
const overwritingVersion = 5

/**
 * A record is in force in the releases from `since` until before `until`: a publish writes only the rows that changed, and
 * every retained release can be read at any time.
 *
 * The publisher may keep tables of its own in the file; their names start with `build_`.
 */
const schema = `
-- Contents by their hash. bytes is null if they are a file in objects/.
create table blob (
  id integer primary key,
  hash text not null unique,
  size integer not null,
  coding integer not null,
  bytes blob,
  checksum integer -- see checksum.ts; null for what an earlier version of this program stored
) strict;
create index blob_below_best on blob (id) where coding = 5;

-- Contents that no record had when they were added.
create table unused_blob (blob integer primary key) strict;

create table record (
  id integer primary key,
  kind integer not null,
  path text not null,
  locale text not null,
  page integer not null,
  owner text not null,
  build text, -- the newest build that has this file, if its URL belongs to builds
  image text, -- the path of the image of which it is a variant
  blob integer not null,
  type text not null,
  cache text not null,
  is_compressible integer not null,
  headers text,
  since integer not null,
  until integer
) strict;
create index record_key on record (path, kind, locale, page, since);
create index record_owner on record (owner) where until is null;
create index record_build on record (build) where until is null and build is not null;
create index record_image on record (image) where image is not null;
create index record_until on record (until) where until is not null;
create index record_blob on record (blob);

create table release (
  number integer primary key,
  time text not null,
  reason text not null,
  build text not null,
  settings text not null,
  next_change text,
  style_hashes text not null
) strict;

-- The release that is served. Where it is held, a later one does not replace it before somebody asks for that.
create table current_release (number integer not null, is_held integer not null default 0, held_since text) strict;

-- Paths that were taken down, in all releases, and when: ISO 8601, in UTC. A page is taken down with its files, such as
-- images: \`address\` is that of the page. Lists of releases from \`first\` to before \`since\` name it.
create table taken_down (
  path text primary key, time text not null, address text not null default '', since integer, first integer
) strict;

-- Builds whose files stay reachable, with the release that first had each as its own.
create table build (name text primary key, since integer not null) strict;
`

/** Opens the file of an output for writing; creates it where it is missing. @throws {StoreError} for a foreign file */
export function openForWriting(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 5000 })
  try {
    // Pages of 16 KB hold most contents without a chain of overflow pages.
    if (isEmpty(database)) database.exec('pragma page_size = 16384')
    else migrate(database, file)
    // A commit does not wait for the disk. A loss of power may undo the last releases, but leaves a complete one.
    database.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma journal_size_limit = 67108864')
    // Zeros are written over what is deleted: otherwise its bytes stay in the file until others need their place.
    database.exec('pragma secure_delete = on')
    if (isEmpty(database)) {
      const identity = `pragma application_id = ${applicationId}; pragma user_version = ${schemaVersion}`
      database.exec(`begin immediate; ${schema} ${identity}; commit`)
    }
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

/** Brings an output of an earlier version to this one. @throws {StoreError} where that is not possible */
function migrate(database: DatabaseSync, file: string): void {
  const version = readNumber(database, 'user_version')
  const step = migrations[version]
  if (step === undefined || readNumber(database, 'application_id') !== applicationId)
    return checkIdentity(database, file)
  if (version + 1 === overwritingVersion) database.exec('vacuum')
  database.exec(`begin immediate; ${step}; pragma user_version = ${version + 1}; commit`)
  migrate(database, file)
}

/** @throws {StoreError} if the file is not an output of this version of the program. */
export function checkIdentity(database: DatabaseSync, file: string): void {
  if (readNumber(database, 'application_id') !== applicationId) {
    throw new StoreError(say`${file} is no output of this build; choose another folder, or delete that file`)
  }
  if (readNumber(database, 'user_version') !== schemaVersion) {
    throw new StoreError(say`${file} was made by another version of this program; delete its folder and build again`)
  }
}

/** True if the file has no tables: it is new, or its creation was interrupted. */
export function isEmpty(database: DatabaseSync): boolean {
  return database.prepare('select 1 from sqlite_schema limit 1').get() === undefined
}

function readNumber(database: DatabaseSync, pragma: string): number {
  return Number(database.prepare(`pragma ${pragma}`).get()?.[pragma])
}
