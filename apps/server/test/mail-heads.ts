import type { MailHead } from '#mail-in/mail-head.ts'
import { parseHead } from '#mail-in/read-head.ts'

/** The receiving server's results; undefined if it checked nothing. */
export type Findings = {
  spf?: string
  dkim?: string
  dmarc?: string
  envelope?: string
  signer?: string
}

const token = 'abcdefghijkmnpqrstuv@in.example.com'

export function headOf(text: string, envelopeFrom: string | null = null): MailHead {
  return parseHead(text.trim(), envelopeFrom)
}

/** The headers that servers add on receipt, each in its own order and wording. */
export const receivedBy = {
  gmail: (it: Findings) => `
Delivered-To: everything@in.example.com
Received: by 2002:a05:7022:1e81:b0:87:4d2f:11c8 with SMTP id p1csp402331dlb;
        Mon, 16 Nov 2026 08:12:04 -0800 (PST)
X-Google-Smtp-Source: AGHT+IFn2vE
X-Received: by 2002:a17:906:c0d5:b0:a99:f8e2:edec with SMTP id bn21-20020a170906c0d5;
        Mon, 16 Nov 2026 08:12:03 -0800 (PST)
ARC-Seal: i=1; a=rsa-sha256; t=1794845523; cv=none; d=google.com; s=arc-20240605; b=Xk3p
ARC-Authentication-Results: i=1; mx.google.com; dkim=pass; spf=pass; dmarc=pass
Return-Path: <${it.envelope ?? 'mia@example.com'}>
Received: from mail-sor-f41.google.com (mail-sor-f41.google.com. [209.85.220.41])
        by mx.google.com with SMTPS id a640c23a62f3a sor 7719066ejb.12
        for <${token}>; Mon, 16 Nov 2026 08:12:03 -0800 (PST)
Received-SPF: ${it.spf ?? 'none'} (google.com: domain of ${it.envelope ?? 'mia@example.com'} client-ip=209.85.220.41;
Authentication-Results: mx.google.com;
       dkim=${it.dkim ?? 'none'} header.i=@${it.signer ?? 'example.com'} header.s=20230601 header.b=HYnahEVt;
       spf=${it.spf ?? 'none'} (google.com: domain of ${it.envelope ?? 'mia@example.com'} designates 209.85.220.41 as permitted sender) smtp.mailfrom=${it.envelope ?? 'mia@example.com'};
       dmarc=${it.dmarc ?? 'none'} (p=NONE sp=QUARANTINE dis=NONE) header.from=example.com`,

  microsoft: (it: Findings) => `
Received: from AM9PR04MB8211.eurprd04.prod.outlook.com (2603:10a6:20b:3e9::13) by
 PAXPR04MB9185.eurprd04.prod.outlook.com with HTTPS; Mon, 16 Nov 2026 16:12:06 +0000
Received: from DU2PR04CA0246.eurprd04.prod.exchangelabs.com (2603:10a6:10:28e::11)
 by AM9PR04MB8211.eurprd04.prod.outlook.com (2603:10a6:20b:3e9::13) with
 Microsoft SMTP Server (version=TLS1_2) id 15.21.92.7; Mon, 16 Nov 2026 16:12:05 +0000
Received: from DB1PEPF000509F5.eurprd02.prod.outlook.com
 (2603:10a6:10:28e:cafe::5c) by DU2PR04CA0246.outlook.office365.com with
 Microsoft SMTP Server id 15.21.71.16 via Frontend Transport; Mon, 16 Nov 2026 16:12:05 +0000
Authentication-Results: spf=${it.spf ?? 'none'} (sender IP is 192.0.2.60)
 smtp.mailfrom=${it.envelope ?? 'example.com'}; dkim=${it.dkim ?? 'none'} (signature was looked at)
 header.d=${it.signer ?? 'example.com'};dmarc=${it.dmarc ?? 'none'} action=none
 header.from=example.com;compauth=pass reason=100
Received-SPF: ${it.spf ?? 'None'} (protection.outlook.com: domain of example.com
 was asked about 192.0.2.60) receiver=protection.outlook.com; client-ip=192.0.2.60;
Received: from mail.example.com (192.0.2.60) by
 DB1PEPF000509F5.mail.protection.outlook.com (10.167.242.151) with Microsoft
 SMTP Server id 15.21.92.5 via Frontend Transport; Mon, 16 Nov 2026 16:12:04 +0000`,

  icloud: (it: Findings) => `
Received: from p00-icloudmta-smtpin-us-central-1k-60-percent-10 by p54-mailgateway (mailgateway 2642B12)
 with SMTP id 5f7c; Mon, 16 Nov 2026 16:12:05 GMT
X-Original-To: ${token}
Authentication-Results: bimi.icloud.com; bimi=skipped reason="insufficient dmarc"
X-ARC-Info: policy=fail; arc=none
Authentication-Results: arc.icloud.com; arc=none
Authentication-Results: dmarc.icloud.com; dmarc=${it.dmarc ?? 'none'} header.from=example.com
X-DMARC-Info: pass=none; dmarc-policy=none; s=u0; d=u0
Authentication-Results: dkim-verifier.icloud.com;
\tdkim=${it.dkim ?? 'none'} (2048-bit key) header.d=${it.signer ?? 'example.com'} header.b=XubAwo48
Authentication-Results: spf.icloud.com; spf=${it.spf ?? 'none'} (spf.icloud.com: domain of
 ${it.envelope ?? 'mia@example.com'} was asked) smtp.mailfrom=${it.envelope ?? 'mia@example.com'}
Received-SPF: ${it.spf ?? 'none'} (spf.icloud.com: domain of ${it.envelope ?? 'mia@example.com'}) receiver=spf.icloud.com
Received: from mail.example.com (mail.example.com [192.0.2.60])
\tby p00-icloudmta-smtpin (Postfix) with ESMTPS id 4Ax; Mon, 16 Nov 2026 16:12:04 +0000 (UTC)`,

  fastmail: (it: Findings) => `
Return-Path: <${it.envelope ?? 'mia@example.com'}>
Received: from phl-compute-04.internal ([10.202.2.44])
\t by sloti33d1t02 (Cyrus 3.13) with LMTPA; Mon, 16 Nov 2026 11:12:05 -0500
Received: from phl-mx-02.messagingengine.com ([10.202.2.201])
  by phl-compute-04.internal (MEProxy); Mon, 16 Nov 2026 11:12:05 -0500
Authentication-Results: phl-mx-02.messagingengine.com;
    arc=none (no signatures found);
    dkim=${it.dkim ?? 'none'} (2048-bit rsa key sha256) header.d=${it.signer ?? 'example.com'} header.b=Xk3p;
    dmarc=${it.dmarc ?? 'none'} policy.published-domain-policy=none header.from=example.com;
    iprev=pass smtp.remote-ip=192.0.2.60 (mail.example.com);
    spf=${it.spf ?? 'none'} smtp.mailfrom=${it.envelope ?? 'mia@example.com'} smtp.helo=mail.example.com
Received: from mail.example.com (mail.example.com [192.0.2.60])
\tby phl-mx-02.messagingengine.com (Postfix) with ESMTPS; Mon, 16 Nov 2026 11:12:04 -0500 (EST)`,

  /** OpenDKIM, OpenDMARC, each with its own header, above the server's. */
  postfix: (it: Findings) => `
DMARC-Filter: OpenDMARC Filter v1.4.2 mx.in.example.com 1E5CE814AB
Authentication-Results: mx.in.example.com; dmarc=${it.dmarc ?? 'none'} (p=none dis=none) header.from=example.com
Authentication-Results: mx.in.example.com; spf=${it.spf ?? 'none'} smtp.mailfrom=${it.envelope ?? 'mia@example.com'}
DKIM-Filter: OpenDKIM Filter v2.11.0 mx.in.example.com 1E5CE814AB
Authentication-Results: mx.in.example.com;
\tdkim=${it.dkim ?? 'none'} reason="looked at" (2048-bit key) header.d=${it.signer ?? 'example.com'} header.b="W3Al45pt"
Received: from mail.example.com (mail.example.com [192.0.2.60])
\tby mx.in.example.com (Postfix) with ESMTPS id 1E5CE814AB
\tfor <${token}>; Mon, 16 Nov 2026 16:12:04 +0000 (UTC)`,

  /** A filter that returns the mail to the server, below two more hops; SPF in its own header. */
  amavis: (it: Findings) => `
Received: from localhost (localhost [127.0.0.1])
\tby mx.in.example.com (Postfix) with ESMTP id 64A2384064
\tfor <${token}>; Mon, 16 Nov 2026 16:12:05 +0000 (UTC)
X-Virus-Scanned: amavis at in.example.com
Received: from mx.in.example.com ([127.0.0.1])
\tby localhost (mx.in.example.com [127.0.0.1]) (amavis, port 10024) with ESMTP
\tid mCjXasXjEBME for <${token}>; Mon, 16 Nov 2026 16:12:04 +0000 (UTC)
Received-SPF: ${it.spf ?? 'None'} (mailfrom) identity=mailfrom; client-ip=192.0.2.60;
 helo=mail.example.com; envelope-from=${it.envelope ?? 'mia@example.com'}; receiver=<UNKNOWN>
Authentication-Results: mx.in.example.com (amavis); dkim=${it.dkim ?? 'none'} (2048-bit key) header.d=${it.signer ?? 'example.com'}
Received: from mail.example.com (mail.example.com [192.0.2.60])
\tby mx.in.example.com (Postfix) with ESMTPS id 1E5CE814AB; Mon, 16 Nov 2026 16:12:03 +0000 (UTC)`,

  exim: (it: Findings) => `
Received: from mail.example.com ([192.0.2.60])
\tby mx.in.example.com with esmtps (TLS1.3) (Exim 4.98)
\t(envelope-from <${it.envelope ?? 'mia@example.com'}>) id 1tC9xQ-000000004vS-2y5G
\tfor ${token}; Mon, 16 Nov 2026 16:12:04 +0000
Authentication-Results: mx.in.example.com;
\tiprev=pass (mail.example.com) smtp.remote-ip=192.0.2.60;
\tspf=${it.spf ?? 'none'} smtp.mailfrom=${it.envelope ?? 'mia@example.com'};
\tdkim=${it.dkim ?? 'none'} header.d=${it.signer ?? 'example.com'} header.s=s1 header.a=rsa-sha256;
\tdmarc=${it.dmarc ?? 'none'} header.from=example.com`,

  yahoo: (it: Findings) => `
X-Originating-Ip: [192.0.2.60]
Received-SPF: ${it.spf ?? 'none'} (domain of example.com was asked)
Authentication-Results: atlas210.free.mail.ir2.yahoo.com;
 dkim=${it.dkim ?? 'unknown'} header.i=@${it.signer ?? 'example.com'} header.s=s1;
 spf=${it.spf ?? 'none'} smtp.mailfrom=${it.envelope ?? 'example.com'};
 dmarc=${it.dmarc ?? 'unknown'}(p=NONE) header.from=example.com;
X-Apparently-To: everything@yahoo.example; Mon, 16 Nov 2026 16:12:05 +0000
Received: from 192.0.2.60 (EHLO mail.example.com)
 by 10.196.165.12 with SMTPs (version=TLS1_3); Mon, 16 Nov 2026 16:12:04 +0000`,

  /** A server that checks nothing. */
  plain: (it: Findings) => `
Return-Path: <${it.envelope ?? 'mia@example.com'}>
Received: from mail.example.com (mail.example.com [192.0.2.60])
\tby mx.in.example.com (Postfix) with ESMTPS id 1E5CE814AB
\tfor <${token}>; Mon, 16 Nov 2026 16:12:04 +0000 (UTC)`,
}

/** Headers of programs with which Mia forwards a mail. */
export const writtenWith = {
  gmail: `
Received: by mail-ej1-f41.google.com with SMTP id a640c23a62f3a-b7a for <${token}>;
        Mon, 16 Nov 2026 08:12:02 -0800 (PST)
DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=example.com; s=20230601;
        h=to:subject:message-id:date:from:in-reply-to:references:mime-version; bh=9IUI; b=vFVg
X-Gm-Message-State: AOJu0YxSo2
X-Gm-Gg: ASbGnct
MIME-Version: 1.0
References: <res-81231@booking.hotel.example>
In-Reply-To: <res-81231@booking.hotel.example>
From: Mia Frei <mia@example.com>
Date: Mon, 16 Nov 2026 17:11:51 +0100
Message-ID: <CAHk7=4kQ-9yTt3w@mail.gmail.com>
Subject: Fwd: Your invoice 2026-1187
To: ${token}
Content-Type: multipart/mixed; boundary="000000000000a1b2c3"`,

  outlook: `
Received: from AS8PR04MB8676.eurprd04.prod.outlook.com (2603:10a6:20b:42b::10)
 by PAXPR04MB8459.eurprd04.prod.outlook.com (2603:10a6:102:1dd::9) with Microsoft
 SMTP Server id 15.21.92.7; Mon, 16 Nov 2026 16:12:02 +0000
From: "Frei, Mia" <Mia@Example.com>
To: "${token}" <${token}>
Subject: WG: Rechnung 2026-1187
Thread-Topic: Rechnung 2026-1187
Thread-Index: AQHcV3rQ1
Date: Mon, 16 Nov 2026 16:12:01 +0000
Message-ID: <AS8PR04MB86767B1@AS8PR04MB8676.eurprd04.prod.outlook.com>
Accept-Language: de-CH, en-US
X-MS-Has-Attach: yes
X-MS-TNEF-Correlator:
authentication-results: dkim=none (message not signed)
 header.d=none;dmarc=none action=none header.from=example.com;
x-ms-exchange-messagesentrepresentingtype: 1
X-MS-Exchange-Authentication-Results: spf=fail (sender IP is 192.0.2.7) smtp.mailfrom=example.com
Content-Type: multipart/mixed; boundary="_004_AS8PR04MB86767B1_"
MIME-Version: 1.0`,

  appleMail: `
Received: from smtpclient.apple (unknown [198.51.100.7])
\tby mail.example.com (Postfix) with ESMTPSA id 4Ay; Mon, 16 Nov 2026 16:12:02 +0000 (UTC)
From: Mia Frei <mia@example.com>
Content-Type: multipart/alternative; boundary="Apple-Mail=_F2D1"
Mime-Version: 1.0 (Mac OS X Mail 16.0 \\(3864.200.81\\))
Subject: Fwd: Ihre Rechnung
Date: Mon, 16 Nov 2026 17:11:50 +0100
References: <res-81231@booking.hotel.example>
To: ${token}
Message-Id: <7E1C3F64-0B1C-4D1F-9B5E-1F0A@example.com>
X-Mailer: Apple Mail (2.3864.200.81)`,

  iPhone: `
Received: from smtpclient.apple (unknown [198.51.100.7])
\tby mail.example.com (Postfix) with ESMTPSA id 4Az; Mon, 16 Nov 2026 16:12:02 +0000 (UTC)
Content-Type: multipart/mixed; boundary=Apple-Mail-3A9F
Content-Transfer-Encoding: 7bit
From: =?utf-8?Q?Mia_Fr=C3=A9i?= <mia@example.com>
Mime-Version: 1.0 (1.0)
Date: Mon, 16 Nov 2026 17:11:52 +0100
Subject: Taxi
Message-Id: <0D0F4A3A-8B0F-4C8E@example.com>
To: Receipts <${token}>
X-Mailer: iPhone Mail (23B85)`,

  thunderbird: `
Received: from [192.168.1.20] (unknown [198.51.100.7])
\tby mail.example.com (Postfix) with ESMTPSA id 4B0; Mon, 16 Nov 2026 16:12:02 +0000 (UTC)
Content-Type: multipart/mixed; boundary="------------o0wYl"
Message-ID: <9d0e7a1c-32d1-4f5e@example.com>
Date: Mon, 16 Nov 2026 17:11:53 +0100
MIME-Version: 1.0
User-Agent: Mozilla Thunderbird
Subject: Fwd: Facture 2026-1187
References: <res-81231@booking.hotel.example>
To: ${token}
From: Mia Frei <mia@example.com>`,

  android: `
Received: from [10.0.0.8] (unknown [198.51.100.9])
\tby mail.example.com with ESMTPSA id 4B1; Mon, 16 Nov 2026 16:12:02 +0000 (UTC)
Date: Mon, 16 Nov 2026 17:11:54 +0100
From: mia@example.com
To: ${token}
Subject: =?UTF-8?B?UXVpdHR1bmc=?=
User-Agent: Thunderbird for Android
Message-ID: <B7E1A9C2-1D0E@example.com>
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary=----NQ1`,

  yahoo: `
Received: from sonic.gate.mail.ne1.yahoo.com by sonic305.consmr.mail.ir2.yahoo.com with HTTP;
 Mon, 16 Nov 2026 16:12:02 +0000
DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=example.com; s=s2048; bh=xqLy; b=MjoU
Date: Mon, 16 Nov 2026 16:12:01 +0000 (UTC)
From: Mia Frei <mia@example.com>
Reply-To: "mia@example.com" <mia@example.com>
To: "${token}" <${token}>
Message-ID: <1530221121.4418241.1794845521@mail.yahoo.com>
Subject: Fw: Receipt
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary="----=_Part_4418240"
X-Mailer: WebService/1.1.24485 YMailNorrin`,
}

/** Mails that others send. */
export const sentBy = {
  hotel: `
Received: from pms-mailer.hotel.example (pms-mailer.hotel.example [203.0.113.5])
\tby smtp.hotel.example with ESMTPS; Mon, 16 Nov 2026 16:12:02 +0000
From: "Hotel Seeblick" <rechnung@hotel.example>
To: ${token}
Subject: Ihre Rechnung 2026-1187
Date: Mon, 16 Nov 2026 17:12:00 +0100
Message-ID: <res-81231@booking.hotel.example>
Auto-Submitted: auto-generated
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="=-pms"`,

  rideApp: `
Received: from wrqvtzvf.outbound-mail.sendgrid.net (unknown)
\tby geopod-ismtpd-4 (SG) with ESMTP id Xk; Mon, 16 Nov 2026 16:12:02 +0000 (UTC)
From: Rides <noreply@rides.example>
To: ${token}
Subject: Your Monday morning trip
Date: Mon, 16 Nov 2026 16:12:00 +0000 (UTC)
Message-ID: <Xk3pTq@geopod-ismtpd-4>
Precedence: bulk
List-Unsubscribe: <https://rides.example/u/1>
Feedback-ID: 1:2:3:sg
X-Auto-Response-Suppress: All
MIME-Version: 1.0
Content-Type: text/html; charset=utf-8`,
}
