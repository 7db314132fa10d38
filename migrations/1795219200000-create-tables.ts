import type { MigrationInterface, QueryRunner } from 'typeorm'

const people = `
create table users (
  id uuid constraint users_pkey primary key,
  first_name text not null constraint users_first_name_check check (char_length(first_name) between 1 and 100),
  last_name text not null constraint users_last_name_check check (char_length(last_name) between 1 and 100),
  email text not null constraint users_email_check check (char_length(email) between 1 and 254),
  email_key text not null constraint users_email_key unique,
  username text not null constraint users_username_check check (char_length(username) between 3 and 50),
  username_key text not null constraint users_username_key unique,
  password_hash text not null,
  account_type text not null default 'individual'
    constraint users_account_type_check check (account_type in ('individual', 'business')),
  role text not null default 'user' constraint users_role_check check (role in ('user', 'admin')),
  token_version integer not null default 0,
  locale text not null constraint users_locale_check check (locale in ('en', 'ka')),
  is_demo boolean not null default false,
  created_at timestamptz not null default now()
);

create table donors (
  id uuid constraint donors_pkey primary key,
  name text not null constraint donors_name_check check (char_length(name) between 1 and 100),
  email text constraint donors_email_check check (char_length(email) between 1 and 254),
  email_key text,
  locale text not null constraint donors_locale_check check (locale in ('en', 'ka')),
  created_at timestamptz not null default now(),
  constraint donors_email_key_check check ((email is null) = (email_key is null))
);

create unique index donors_email_key_name_key on donors (email_key, name) where email_key is not null;

create table contact_messages (
  id uuid constraint contact_messages_pkey primary key,
  name text not null constraint contact_messages_name_check check (char_length(name) between 1 and 100),
  email text not null constraint contact_messages_email_check check (char_length(email) between 1 and 254),
  message text not null constraint contact_messages_message_check check (char_length(message) between 1 and 5000),
  locale text not null constraint contact_messages_locale_check check (locale in ('en', 'ka')),
  created_at timestamptz not null default now()
);

create table newsletter_subscriptions (
  id uuid constraint newsletter_subscriptions_pkey primary key,
  email text not null
    constraint newsletter_subscriptions_email_check check (char_length(email) between 1 and 254),
  email_key text not null constraint newsletter_subscriptions_email_key unique,
  locale text not null constraint newsletter_subscriptions_locale_check check (locale in ('en', 'ka')),
  created_at timestamptz not null default now()
);`

const projects = `
create table projects (
  id uuid constraint projects_pkey primary key,
  title_en text constraint projects_title_en_check check (char_length(title_en) between 1 and 200),
  title_ka text constraint projects_title_ka_check check (char_length(title_ka) between 1 and 200),
  description_en text
    constraint projects_description_en_check check (char_length(description_en) between 1 and 20000),
  description_ka text
    constraint projects_description_ka_check check (char_length(description_ka) between 1 and 20000),
  goal numeric(12, 2) not null constraint projects_goal_check check (goal > 0 and goal <= 1000000000),
  start_date date,
  end_date date,
  image_url text constraint projects_image_url_check check (char_length(image_url) between 1 and 2048),
  youtube_url text constraint projects_youtube_url_check check (char_length(youtube_url) between 1 and 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint projects_title_check check (num_nonnulls(title_en, title_ka) > 0),
  constraint projects_description_check check (num_nonnulls(description_en, description_ka) > 0),
  constraint projects_dates_check check (end_date >= start_date)
);

create table project_totals (
  project_id uuid constraint project_totals_pkey primary key
    constraint project_totals_project_id_fkey references projects (id) on delete cascade,
  raised numeric(16, 2) not null default 0 constraint project_totals_raised_check check (raised >= 0),
  donation_count integer not null default 0
    constraint project_totals_donation_count_check check (donation_count >= 0)
);

create table donations (
  id uuid constraint donations_pkey primary key,
  project_id uuid not null
    constraint donations_project_id_fkey references projects (id) on delete restrict,
  donor_id uuid constraint donations_donor_id_fkey references donors (id) on delete restrict,
  anonymous boolean not null default false,
  amount numeric(12, 2) not null
    constraint donations_amount_check check (amount between 0.01 and 10000000),
  status text not null default 'pending'
    constraint donations_status_check check (status in ('pending', 'confirmed', 'refunded')),
  received_at timestamptz(3) not null,
  locale text not null constraint donations_locale_check check (locale in ('en', 'ka')),
  recorded_by uuid constraint donations_recorded_by_fkey references users (id) on delete set null,
  created_at timestamptz not null default now(),
  constraint donations_donor_check check (anonymous or donor_id is not null)
);

create index donations_newest_idx on donations (project_id, received_at desc, id desc)
  where status = 'confirmed';
create index donations_received_at_idx on donations (received_at) include (amount, project_id)
  where status = 'confirmed';
create index donations_donor_id_idx on donations (donor_id);`

const eventsAndGallery = `
create table events (
  id uuid constraint events_pkey primary key,
  title_en text constraint events_title_en_check check (char_length(title_en) between 1 and 200),
  title_ka text constraint events_title_ka_check check (char_length(title_ka) between 1 and 200),
  content_en text constraint events_content_en_check check (char_length(content_en) between 1 and 20000),
  content_ka text constraint events_content_ka_check check (char_length(content_ka) between 1 and 20000),
  date date,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint events_title_check check (num_nonnulls(title_en, title_ka) > 0),
  constraint events_content_check check (num_nonnulls(content_en, content_ka) > 0)
);

create table event_subscribers (
  id uuid constraint event_subscribers_pkey primary key,
  event_id uuid not null
    constraint event_subscribers_event_id_fkey references events (id) on delete cascade,
  name text not null constraint event_subscribers_name_check check (char_length(name) between 1 and 100),
  email text not null constraint event_subscribers_email_check check (char_length(email) between 1 and 254),
  email_key text not null,
  locale text not null constraint event_subscribers_locale_check check (locale in ('en', 'ka')),
  created_at timestamptz not null default now(),
  constraint event_subscribers_event_id_email_key unique (event_id, email_key)
);

create index event_subscribers_newest_idx on event_subscribers (event_id, id desc);

create table gallery_slots (
  position smallint constraint gallery_slots_pkey primary key
    constraint gallery_slots_position_check check (position between 1 and 3),
  video_url text not null default ''
    constraint gallery_slots_video_url_check check (char_length(video_url) <= 500),
  updated_at timestamptz not null default now()
);

insert into gallery_slots (position) values (1), (2), (3);`

export class CreateTables1795219200000 implements MigrationInterface {
  readonly name = 'CreateTables1795219200000'

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [people, projects, eventsAndGallery]) await runner.query(sql)
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table gallery_slots, event_subscribers, events, donations, project_totals, projects,
        newsletter_subscriptions, contact_messages, donors, users`)
  }
}
