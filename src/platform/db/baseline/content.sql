-- Pages, banners and translated texts.

-- A version is never changed once written. Publications are a stack: withdrawing one shows the one before. The
-- generation changes with everything that readers see.
create table content_pages (
  page text primary key,
  published int,
  changed_at timestamptz
);

create table content_versions (
  page text not null references content_pages,
  number int not null check (number > 0),
  body jsonb not null,
  author_id uuid references users,
  created_at timestamptz not null,
  primary key (page, number)
);
create index content_versions_author on content_versions (author_id);

alter table content_pages add foreign key (page, published) references content_versions;

create table content_publications (
  page text not null,
  place int not null check (place > 0),
  number int not null,
  published_by uuid references users,
  published_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (page, place),
  foreign key (page, number) references content_versions
);
create index content_publications_by on content_publications (published_by);

create table content_generation (
  only_row boolean primary key default true check (only_row),
  value bigint not null
);
insert into content_generation (value) values (0);

create table banners (
  id uuid primary key,
  -- Where it is shown: 2 is the home of the widget.
  kind int not null default 2,
  title_en text not null,
  title_ar text not null,
  text_en text not null,
  text_ar text not null,
  drawing text not null,
  link text,
  rank int not null,
  hidden_at timestamptz,
  version int not null default 1
);

-- Texts whose translation was requested and that the product does not have. A text may be longer than an index
-- entry, so its hash is the key. translation_days counts the texts added per day, which are limited.
create table translations (
  id uuid primary key,
  platform text not null check (platform in ('web', 'widget')),
  lang text not null check (lang in ('en', 'ar')),
  english text not null,
  english_hash bytea not null,
  state text not null check (state in ('missing', 'machine', 'translated', 'dismissed')),
  text text,
  forms jsonb,
  version int not null default 1,
  asked int not null default 1,
  first_seen timestamptz not null,
  last_seen timestamptz not null,
  changed_at timestamptz not null,
  unique (english_hash, platform, lang),
  check (num_nonnulls(text, forms) = case when state in ('machine', 'translated') then 1 else 0 end)
);
create index translations_state on translations (state, id);
create index translations_seen on translations (last_seen) where state = 'missing';
create index translations_changed on translations (changed_at);

create table translation_days (
  platform text not null,
  day date not null,
  added int not null default 0,
  opened_at timestamptz not null,
  primary key (platform, day)
);

create table translation_generation (
  only_row boolean primary key default true check (only_row),
  value bigint not null
);
insert into translation_generation (value) values (0);
