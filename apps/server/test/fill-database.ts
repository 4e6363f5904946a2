import type { Pool } from 'pg'

const trickyText = 'tab\there, newline\nhere, backslash \\. and \\N, quote \' " and 🧾 Ærø'

/** At least one row in every table, with values that a copy could get wrong. */
export async function fillDatabase(pool: Pool): Promise<void> {
  for (const statement of statements) {
    await pool.query(statement, statement.includes('$1') ? [trickyText] : [])
  }
}

const statements = [
  `INSERT INTO users (email, password_hash, first_name, last_name, email_verified_at)
   SELECT 'user' || n || '@example.com', 'hash', $1, '', CASE WHEN n > 1 THEN now() END
   FROM generate_series(1, 3) n`,
  'DELETE FROM users WHERE id = 3',
  `INSERT INTO sessions VALUES ('session', 1, now(), 'infinity')`,
  `INSERT INTO one_time_tokens VALUES ('token', 2, 'verify-email', now(), now())`,
  `INSERT INTO invitations VALUES ('invitation', $1, now(), 'infinity')`,
  `INSERT INTO known_devices VALUES ('device', 1)`,
  `INSERT INTO passkeys (user_id, name, credential_id, public_key, counter, transports)
   VALUES (1, $1, 'credential', 'key', 4294967295, ARRAY['internal', $1])`,
  `INSERT INTO access_tokens (user_id, name, token_hash, scopes, expires_at)
   VALUES (1, $1, 'hash', ARRAY['read'], 'infinity')`,
  `INSERT INTO webhooks (user_id, url, events, secret, last_problem)
   VALUES (1, 'https://example.com/', ARRAY['claim.sent'], 'sealed', $1)`,
  `INSERT INTO user_identities VALUES ('https://id.example.com', $1, 1)`,
  `INSERT INTO passkey_challenges VALUES ('challenge', NULL, now())`,
  `INSERT INTO second_steps VALUES (1, 'sealed', now(), 59000000)`,
  `INSERT INTO recovery_codes VALUES (1, 'code')`,
  `INSERT INTO security_events (user_id, kind, device, address)
   VALUES (3, 'account-deleted', $1, '::1'), (1, 'premium-granted', NULL, NULL)`,
  `INSERT INTO rate_limits VALUES ($1, 3, '2026-02-03 04:05:06.789012+13')`,
  `INSERT INTO outbox (message)
   SELECT jsonb_build_object('to', n, 'text', repeat($1, CASE n WHEN 1 THEN 30000 ELSE 1 END))
   FROM generate_series(1, 4) n`,
  `INSERT INTO demo_requests (name, email, phone, company, business_description)
   VALUES ('Ada', 'ada@example.com', '1', 'Engines', $1)`,
  `INSERT INTO trips (user_id, name, start_date, currency, status)
   VALUES (1, $1, '2026-10-01', 'EUR', 'active'), (2, 'Oslo', '2026-10-02', 'NOK', 'inactive')`,
  `INSERT INTO receipts (trip_id, user_id, vendor, date, amount_minor, currency, category, items)
   VALUES (1, 1, $1, '2026-10-03', 999999999, 'EUR', 'Meals', '[{"name": "Soup\\\\n"}]'),
          (2, 2, 'Taxi', '2026-10-03', 1, 'NOK', 'Transport', NULL)`,
  `UPDATE receipts SET photo_hash = repeat('a', 64), client_id = '0ec7e1f8-3c5b-4b9b-9d3f-7a1f4a6e2c15'
   WHERE id = 2`,
  `INSERT INTO image_prints VALUES ('2/a.jpg', 2, '\\x00ff5c0a')`,
  `INSERT INTO look_alikes VALUES (1, 2), (2, 1)`,
  `INSERT INTO dismissed_twins VALUES (1, $1, 'other')`,
  `INSERT INTO deleted_receipts VALUES (1, '0ec7e1f8-3c5b-4b9b-9d3f-7a1f4a6e2c15')`,
  `INSERT INTO uploads (user_id, image_key, thumbnail_key, image_bytes)
   VALUES (2, '2/a.jpg', '2/a-thumbnail.jpg', 1)`,
  `INSERT INTO documents (id, user_id, kind, name, original_key, original_bytes, sha256, page_count, stored_bytes)
   VALUES ('7d5e3c1a-0b9f-4c6d-8e2a-1f3b5d7c9e0a', 1, 'pdf', $1, '1/a.pdf', 1, repeat('b', 64), 2, 3)`,
  `INSERT INTO document_pages
   SELECT '7d5e3c1a-0b9f-4c6d-8e2a-1f3b5d7c9e0a', n, '1/page-' || n || '.jpg', 1, 10, 20 FROM generate_series(1, 2) n`,
  `UPDATE receipts SET document_id = '7d5e3c1a-0b9f-4c6d-8e2a-1f3b5d7c9e0a', first_page = 1, last_page = 2
   WHERE id = 1`,
  `INSERT INTO inbound_addresses (user_id, token) VALUES (1, 'abcdefgh')`,
  `INSERT INTO arrivals (user_id, message_key, sender, subject, state, raw_key)
   VALUES (1, repeat('c', 64), 'ada@example.com', $1, 'received', '1/a.eml')`,
  `INSERT INTO vendor_memory VALUES (1, 'CAFE', $1, 'food')`,
  `INSERT INTO ledger_accounts VALUES (1, jsonb_build_object('noTax', $1::text))`,
  `INSERT INTO finalizations (trip_id, revoked_at) VALUES (1, 'infinity'), (1, NULL)`,
  `INSERT INTO deliveries (finalization_id, recipient, includes_images)
   VALUES (1, 'finance@example.com', true), (2, 'finance@example.com', false)`,
  `INSERT INTO delivery_outcomes (delivery_id, outcome, words) VALUES (1, 'failed', $1)`,
  `UPDATE outbox SET delivery_id = 2 WHERE id = 1`,
  `INSERT INTO claim_lines (finalization_id, receipt_id, vendor, date, amount_minor, currency, category, notes, rate, rate_day, converted_minor)
   VALUES (1, 1, $1, '2026-10-03', 999999999, 'USD', 'food', $1, 0.9335324869, '2026-10-02', 933532486)`,
  `INSERT INTO claim_recipients (finalization_id, address, name) VALUES (1, 'finance@example.com', $1)`,
  `INSERT INTO claim_answers (finalization_id, recipient_id, kind, name, comment) VALUES (1, 1, 'sent-back', $1, $1)`,
  `INSERT INTO claim_remarks (answer_id, receipt_id, comment) VALUES (1, 1, $1)`,
  `INSERT INTO record_entries VALUES ('receipt:1', 1, repeat('a', 64))`,
  `INSERT INTO record_contents VALUES ('receipt:1', 1, 1, $1)`,
  `INSERT INTO seal_keys (id, public_key) VALUES (repeat('b', 64), 'public')`,
  `INSERT INTO claim_seals VALUES (1, repeat('b', 64), $1, 'signature')`,
  `INSERT INTO claim_files (finalization_id, kind, name, key, bytes, images)
   VALUES (2, 'pdf', $1, '1/claim.pdf', 5000000000, '[{"at": 7, "key": "1/photo.jpg", "sha256": "ab"}]')`,
  `INSERT INTO exchange_rates VALUES ('2026-10-02', '{"USD": "1.0712", "JPY": "163.45"}')`,
  `UPDATE receipts SET card_minor = 1, card_currency = 'EUR', printed_minor = 99999999999999, printed_currency = 'IDR',
     tax = jsonb_build_object('vatNumber', $1::text, 'lines', '[]'::jsonb)
   WHERE id = 1`,
  `INSERT INTO billing_accounts (user_id, customer_id, subscription)
   VALUES (1, 'cus_1', jsonb_build_object('status', $1::text)), (2, 'cus_2', NULL)`,
  `INSERT INTO billing_events (id) VALUES ('evt_1')`,
  `INSERT INTO closed_customers (customer_id) VALUES ('cus_3')`,
  `INSERT INTO admin_actions (action, user_id, email, until, by)
   VALUES ('grant-premium', 3, 'gone@example.com', '2027-01-31', $1)`,
]
