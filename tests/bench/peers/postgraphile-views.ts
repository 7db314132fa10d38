/**
 * What PostGraphile makes its schema of: views that show what the gateway shows, under its names. The comments tell
 * it which columns are keys.
 */
export const views = `
create schema peer;

create view peer.projects as
  select p.id, coalesce(p.title_en, p.title_ka) as title, coalesce(p.description_en, p.description_ka) as description,
    p.goal::float8 as goal, coalesce(t.raised, 0)::float8 as raised, p.version, p.start_date, p.end_date, p.image_url,
    p.title_en, p.title_ka, p.description_en, p.description_ka
  from projects p left join project_totals t on t.project_id = p.id;
comment on view peer.projects is '@primaryKey id';

create view peer.donors as select id, name, email from donors;
comment on view peer.donors is '@primaryKey id';

create view peer.donations as
  select id, project_id, anonymous, amount::float8 as amount, received_at, donor_id as recorded_donor_id,
    case when anonymous then null else donor_id end as donor_id
  from donations where status = 'confirmed';
comment on view peer.donations is E'@primaryKey id\\n@foreignKey (project_id) references peer.projects (id)|@foreignFieldName donations|@fieldName project\\n@foreignKey (donor_id) references peer.donors (id)|@fieldName donor|@foreignFieldName gifts\\n@foreignKey (recorded_donor_id) references peer.donors (id)|@fieldName recordedDonor|@foreignFieldName recordedGifts';

create view peer.events as
  select id, coalesce(title_en, title_ka) as title, coalesce(content_en, content_ka) as content, date from events;
comment on view peer.events is '@primaryKey id';

create view peer.subscribers as select id, event_id, name, email from event_subscribers;
comment on view peer.subscribers is E'@primaryKey id\\n@foreignKey (event_id) references peer.events (id)|@foreignFieldName subscribers|@fieldName event';

create view peer.sums as select 1 as id, coalesce(sum(raised), 0)::float8 as total from project_totals;
comment on view peer.sums is '@primaryKey id';

create view peer.project_sums as
  select p.id, p.title_en as project_title, coalesce(t.raised, 0)::float8 as total_donated
  from projects p left join project_totals t on t.project_id = p.id;
comment on view peer.project_sums is '@primaryKey id';
`
