BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chat (
	table_id VARCHAR NOT NULL, 
	n INTEGER NOT NULL, 
	user_id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	seat INTEGER, 
	text VARCHAR NOT NULL, 
	at INTEGER NOT NULL, 
	PRIMARY KEY (table_id, n), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "chat" VALUES('oniSw0zeLQrja9V7',0,'u97081321ad9cb05b','Ada',0,'line 0: 茶',1794885499467);
INSERT INTO "chat" VALUES('oniSw0zeLQrja9V7',1,'u3bf8c2eb7545b2f1','Kim',1,'line 1: 茶',1794885499472);
INSERT INTO "chat" VALUES('oniSw0zeLQrja9V7',2,'ue9224b12b23314d5','Kim',2,'line 2: 茶',1794885499485);
CREATE TABLE credentials (
	id VARCHAR NOT NULL, 
	user_id VARCHAR NOT NULL, 
	hash VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	label VARCHAR NOT NULL, 
	created INTEGER NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT uq_credentials_hash UNIQUE (hash), 
	FOREIGN KEY(user_id) REFERENCES users (id) ON DELETE CASCADE
);
INSERT INTO "credentials" VALUES('55bf1e21515b9d3f','u97081321ad9cb05b','55bf1e21515b9d3fe5aa02cc4ecd47a565726b7d62cb52c93c17c2321ca63e71','cookie','browser',1794885498336);
INSERT INTO "credentials" VALUES('1ae406c8fb19ef3b','u3bf8c2eb7545b2f1','1ae406c8fb19ef3b584be4a3d3ebf4646e3a2ce51efbfe5d45dab6c49258500a','cookie','browser',1794885498472);
INSERT INTO "credentials" VALUES('214c00d8de3a047a','ue9224b12b23314d5','214c00d8de3a047ade59a9f12bc754217c878b6d344164c907dbd724a32f6541','cookie','browser',1794885498586);
INSERT INTO "credentials" VALUES('6d0bb0687b2e00aa','ue9224b12b23314d5','6d0bb0687b2e00aaef4cd992fd4033eb9eac3ac3d1750db6c1c97ea3735c560f','token','a bot',1794885499126);
CREATE TABLE log (
	table_id VARCHAR NOT NULL, 
	n INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	text VARCHAR NOT NULL, 
	move_id VARCHAR NOT NULL, 
	spent INTEGER NOT NULL, 
	back_to INTEGER, 
	PRIMARY KEY (table_id, n), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',0,1,'play Y8','1-1',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',1,2,'play P7','2-1',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',2,0,'play B5','0-1',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',3,1,'play P2','1-2',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',4,2,'play P1','2-2',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',5,0,'play B7','0-2',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',6,2,'play Y4','2-3',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',7,0,'play P2','0-3',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',8,1,'play B7','1-3',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',9,2,'play B4','2-4',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',10,0,'play Y5','0-4',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',11,1,'play Y2','1-4',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',12,0,'play P3','0-5',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',13,1,'play P8','1-5',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',14,2,'play P5','2-5',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',15,0,'play P8','0-6',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',16,1,'play P3','1-6',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',17,2,'play B3','2-6',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',18,0,'play B3','0-7',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',19,1,'play B4','1-7',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',20,2,'play P4','2-7',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',21,0,'play P1','0-8',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',22,1,'play Y1','1-8',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',23,2,'play B6','2-8',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',24,2,'play Y2','2-9',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',25,0,'play P7','0-9',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',26,1,'play P7','1-9',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',27,2,'play B1','2-10',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',28,0,'play P6','0-10',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',29,1,'play Y4','1-10',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',30,1,'play B8','1-11',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',31,2,'play B2','2-11',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',32,0,'play Y2','0-11',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',33,1,'play Y7','1-12',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',34,2,'play P3','2-12',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',35,0,'play B8','0-12',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',36,2,'play P6','2-13',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',37,0,'play B2','0-13',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',38,1,'play B6','1-13',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',39,2,'play P8','2-14',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',40,0,'play Y6','0-14',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',41,1,'play P1','1-14',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',42,2,'play Y3','2-15',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',43,0,'play Y7','0-15',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',44,1,'play P4','1-15',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',45,2,'play B5','2-16',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',46,0,'play B6','0-16',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',47,1,'play Y5','1-16',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',48,1,'play P6','1-17',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',49,2,'play Y1','2-17',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',50,0,'play Y1','0-17',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',51,1,'play Y6','1-18',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',52,2,'play Y7','2-18',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',53,0,'play Y8','0-18',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',54,1,'play B2','1-19',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',55,2,'play Y8','2-19',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',56,0,'play Y4','0-19',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',57,1,'play P5','1-20',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',58,2,'play B8','2-20',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',59,0,'play P4','0-20',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',60,1,'play B5','1-21',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',61,2,'play P2','2-21',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',62,0,'play B4','0-21',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',63,1,'play Y3','1-22',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',64,2,'play B7','2-22',0,NULL);
INSERT INTO "log" VALUES('HqggudcA_yUfdMC5',65,0,'play P5','0-22',0,NULL);
INSERT INTO "log" VALUES('bTI_6CW8fjp97DFW',0,0,'play 1','move 0',0,NULL);
INSERT INTO "log" VALUES('bTI_6CW8fjp97DFW',1,1,'play 4','move 1',0,NULL);
INSERT INTO "log" VALUES('bTI_6CW8fjp97DFW',2,2,'play 35','',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',0,0,'play B8','0-1',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',1,1,'play Y6','1-1',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',2,2,'play P3','2-1',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',3,0,'play Y2','0-2',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',4,1,'play P4','1-2',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',5,2,'play B6','2-2',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',6,1,'play B7','1-3',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',7,2,'play Y1','2-3',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',8,0,'play P3','0-3',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',9,1,'play Y5','1-4',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',10,2,'play B4','2-4',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',11,0,'play Y8','0-4',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',12,0,'play Y4','0-5',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',13,1,'play Y8','1-5',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',14,2,'play P8','2-5',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',15,0,'play P7','0-6',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',16,1,'play Y2','1-6',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',17,2,'play B7','2-6',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',18,2,'play P2','2-7',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',19,0,'play P1','0-7',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',20,1,'play B6','1-7',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',21,2,'play B1','2-8',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',22,0,'play P6','0-8',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',23,1,'play P7','1-8',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',24,1,'play P2','1-9',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',25,2,'play P5','2-9',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',26,0,'play Y7','0-9',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',27,1,'play B1','1-10',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',28,2,'play Y4','2-10',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',29,0,'play B4','0-10',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',30,2,'play B8','2-11',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',31,0,'play Y3','0-11',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',32,1,'play P3','1-11',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',33,2,'play P1','2-12',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',34,0,'play Y1','0-12',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',35,1,'play P5','1-12',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',36,1,'play Y3','1-13',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',37,2,'play Y5','2-13',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',38,0,'play B7','0-13',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',39,1,'play P6','1-14',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',40,2,'play Y7','2-14',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',41,0,'play P5','0-14',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',42,1,'play P1','1-15',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',43,2,'play Y6','2-15',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',44,0,'play P2','0-15',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',45,1,'play Y1','1-16',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',46,2,'play Y2','2-16',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',47,0,'play B1','0-16',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',48,0,'play B2','0-17',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',49,1,'play Y7','1-17',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',50,2,'play B3','2-17',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',51,0,'play Y5','0-18',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',52,1,'play B8','1-18',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',53,2,'play P7','2-18',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',54,2,'play P4','2-19',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',55,0,'play P4','0-19',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',56,1,'play B3','1-19',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',57,2,'play Y8','2-20',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',58,0,'play P8','0-20',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',59,1,'play Y4','1-20',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',60,0,'play B5','0-21',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',61,1,'play B5','1-21',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',62,2,'play P6','2-21',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',63,0,'play Y6','0-22',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',64,1,'play P8','1-22',0,NULL);
INSERT INTO "log" VALUES('mfciLAVlyGdN7fi9',65,2,'play B2','2-22',0,NULL);
INSERT INTO "log" VALUES('oniSw0zeLQrja9V7',0,2,'play B1','move 99',0,NULL);
INSERT INTO "log" VALUES('oniSw0zeLQrja9V7',1,2,'','',0,0);
INSERT INTO "log" VALUES('oniSw0zeLQrja9V7',2,2,'play B1','move 0',0,NULL);
INSERT INTO "log" VALUES('oniSw0zeLQrja9V7',3,0,'play B1','move 1',0,NULL);
INSERT INTO "log" VALUES('oniSw0zeLQrja9V7',4,1,'play B5','move 2',0,NULL);
INSERT INTO "log" VALUES('oniSw0zeLQrja9V7',5,2,'play B5','move 3',0,NULL);
INSERT INTO "log" VALUES('uidtLf2P1n057Ihi',0,0,'play 2','move 0',5,NULL);
INSERT INTO "log" VALUES('uidtLf2P1n057Ihi',1,1,'play 6','move 1',4,NULL);
INSERT INTO "log" VALUES('uidtLf2P1n057Ihi',2,2,'play 40','',0,NULL);
INSERT INTO "log" VALUES('uidtLf2P1n057Ihi',3,1,'play 8','move 2',5,NULL);
INSERT INTO "log" VALUES('uidtLf2P1n057Ihi',4,2,'play 47','',0,NULL);
CREATE TABLE members (
	table_id VARCHAR NOT NULL, 
	user_id VARCHAR NOT NULL, 
	PRIMARY KEY (table_id, user_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "members" VALUES('kfZ0WMKMr8uSIUq_','u97081321ad9cb05b');
INSERT INTO "members" VALUES('OGAeC_gn4ALk8g9F','u97081321ad9cb05b');
INSERT INTO "members" VALUES('OGAeC_gn4ALk8g9F','u3bf8c2eb7545b2f1');
INSERT INTO "members" VALUES('OGAeC_gn4ALk8g9F','ue9224b12b23314d5');
INSERT INTO "members" VALUES('HqggudcA_yUfdMC5','u97081321ad9cb05b');
INSERT INTO "members" VALUES('HqggudcA_yUfdMC5','u3bf8c2eb7545b2f1');
INSERT INTO "members" VALUES('HqggudcA_yUfdMC5','ue9224b12b23314d5');
INSERT INTO "members" VALUES('oniSw0zeLQrja9V7','u97081321ad9cb05b');
INSERT INTO "members" VALUES('oniSw0zeLQrja9V7','u3bf8c2eb7545b2f1');
INSERT INTO "members" VALUES('oniSw0zeLQrja9V7','ue9224b12b23314d5');
INSERT INTO "members" VALUES('mfciLAVlyGdN7fi9','u97081321ad9cb05b');
INSERT INTO "members" VALUES('mfciLAVlyGdN7fi9','u3bf8c2eb7545b2f1');
INSERT INTO "members" VALUES('mfciLAVlyGdN7fi9','ue9224b12b23314d5');
INSERT INTO "members" VALUES('KWHgFaSTi07kqPij','u97081321ad9cb05b');
INSERT INTO "members" VALUES('KWHgFaSTi07kqPij','ue9224b12b23314d5');
INSERT INTO "members" VALUES('KWHgFaSTi07kqPij','u3bf8c2eb7545b2f1');
INSERT INTO "members" VALUES('uidtLf2P1n057Ihi','u97081321ad9cb05b');
INSERT INTO "members" VALUES('uidtLf2P1n057Ihi','u3bf8c2eb7545b2f1');
INSERT INTO "members" VALUES('bTI_6CW8fjp97DFW','u97081321ad9cb05b');
INSERT INTO "members" VALUES('bTI_6CW8fjp97DFW','u3bf8c2eb7545b2f1');
INSERT INTO "members" VALUES('bTI_6CW8fjp97DFW','ue9224b12b23314d5');
CREATE TABLE records (
	table_id VARCHAR NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "records" VALUES('HqggudcA_yUfdMC5','chabudai record 1
game: makatsu
edition: house 7870e15c
seats: 3
rules: 1
option ties: highest-last
option memory-aid: on
option figure: random
deal commitment: 5474b6e04012629d0637c6f4d9cdc79710e61ae82c19464ab89c8178c773dea6

*: figure 1
*: draw Y8
*: draw B3
*: draw P2
*: draw B1
*: draw P7
*: draw Y3
*: draw P1
*: draw Y8
*: draw B5
*: draw Y4
*: draw B7
*: draw Y7
1: play Y8
2: play P7
0: play B5
1: play P2
2: play P1
0: play B7
*: draw B4
*: draw P8
*: draw Y4
*: draw P6
*: draw Y5
*: draw Y3
*: draw P4
*: draw P2
*: draw Y2
*: draw P4
*: draw B7
*: draw B2
2: play Y4
0: play P2
1: play B7
2: play B4
0: play Y5
1: play Y2
*: draw P8
*: draw P3
*: draw B6
*: draw B2
*: draw P3
*: draw Y3
*: draw P1
*: draw P8
*: draw B8
*: draw P5
*: draw B3
*: draw Y5
0: play P3
1: play P8
2: play P5
0: play P8
1: play P3
2: play B3
*: draw Y8
*: draw P1
*: draw B1
*: draw B3
*: draw Y1
*: draw Y5
*: draw B5
*: draw B4
*: draw B6
*: draw P4
*: draw B7
*: draw Y6
0: play B3
1: play B4
2: play P4
0: play P1
1: play Y1
2: play B6
*: draw Y1
*: draw B1
*: draw Y2
*: draw P2
*: draw Y6
*: draw Y1
*: draw P7
*: draw P6
*: draw P7
*: draw P5
*: draw Y6
*: draw Y4
2: play Y2
0: play P7
1: play P7
2: play B1
0: play P6
1: play Y4
*: draw B6
*: draw Y7
*: draw B8
*: draw P6
*: draw B2
*: draw Y7
*: draw P3
*: draw B5
*: draw B8
*: draw P5
*: draw Y2
*: draw B4
1: play B8
2: play B2
0: play Y2
1: play Y7
2: play P3
0: play B8
*: draw P8
*: draw P6
*: draw B7
*: draw Y8
*: draw B4
*: draw Y6
*: draw B2
*: draw B1
*: draw P1
*: draw Y3
*: draw B2
*: draw B6
2: play P6
0: play B2
1: play B6
2: play P8
0: play Y6
1: play P1
*: draw B5
*: draw B8
*: draw Y3
*: draw P2
*: draw Y4
*: draw Y7
*: draw B6
*: draw P5
*: draw P5
*: draw Y5
*: draw P4
*: draw B1
2: play Y3
0: play Y7
1: play P4
2: play B5
0: play B6
1: play Y5
*: draw Y6
*: draw B5
*: draw B3
*: draw P6
*: draw Y5
*: draw Y7
*: draw Y1
*: draw Y6
*: draw Y1
*: draw Y8
*: draw Y3
*: draw P4
1: play P6
2: play Y1
0: play Y1
1: play Y6
2: play Y7
0: play Y8
*: draw P5
*: draw B3
*: draw B5
*: draw B2
*: draw P2
*: draw B7
*: draw B8
*: draw Y8
*: draw B1
*: draw P4
*: draw B4
*: draw Y4
1: play B2
2: play Y8
0: play Y4
1: play P5
2: play B8
0: play P4
*: draw B1
*: draw Y3
*: draw Y6
*: draw Y5
*: draw P5
*: draw Y3
1: play B5
2: play P2
0: play B4
1: play Y3
2: play B7
0: play P5

scores: 23 25 20
ranks: 2 3 1
reason: fewest points

reveal secret: 5199c2973c4975b6ce2e310b86afd6ef632678c4c5b6daae9e033fc7aac3005dca0668c3696f37b987584b70ac2d0350bf9c615da0be8e72cd82b724c497e283
reveal seal: e105cc1bf6000b1d40910b8c6dc1767a02dcbde11be16afe2e4b69d5813a8777
');
INSERT INTO "records" VALUES('mfciLAVlyGdN7fi9','chabudai record 1
game: makatsu
edition: house 7870e15c
seats: 3
rules: 1
option ties: highest-last
option memory-aid: on
option figure: random
deal commitment: e1b07984212d6e6b72fdf7dc6f5a735338db578322f9486cbb2ac5dd1bb73c9d
deal contribution 0: 9985b2e4b9b71b28ce59ea5ce77f0b110637b625c6d7f41e982c9510940a2056

*: figure 0
*: draw P8
*: draw Y2
*: draw P2
*: draw B8
*: draw Y6
*: draw B2
*: draw Y3
*: draw P4
*: draw B5
*: draw B6
*: draw B2
*: draw P3
0: play B8
1: play Y6
2: play P3
0: play Y2
1: play P4
2: play B6
*: draw Y5
*: draw P1
*: draw B5
*: draw B7
*: draw Y1
*: draw Y8
*: draw Y6
*: draw B4
*: draw P5
*: draw Y8
*: draw B7
*: draw P3
1: play B7
2: play Y1
0: play P3
1: play Y5
2: play B4
0: play Y8
*: draw B5
*: draw P7
*: draw B6
*: draw Y4
*: draw Y8
*: draw B3
*: draw Y2
*: draw B4
*: draw Y7
*: draw P6
*: draw B7
*: draw P8
0: play Y4
1: play Y8
2: play P8
0: play P7
1: play Y2
2: play B7
*: draw Y3
*: draw B1
*: draw B3
*: draw P2
*: draw Y6
*: draw P1
*: draw P6
*: draw P4
*: draw B8
*: draw P8
*: draw B6
*: draw P7
2: play P2
0: play P1
1: play B6
2: play B1
0: play P6
1: play P7
*: draw B1
*: draw Y1
*: draw Y4
*: draw P2
*: draw Y4
*: draw P7
*: draw P5
*: draw P4
*: draw B2
*: draw Y7
*: draw B4
*: draw B3
1: play P2
2: play P5
0: play Y7
1: play B1
2: play Y4
0: play B4
*: draw P1
*: draw Y5
*: draw B8
*: draw Y2
*: draw Y5
*: draw Y1
*: draw B1
*: draw Y3
*: draw P5
*: draw P3
*: draw Y7
*: draw P6
2: play B8
0: play Y3
1: play P3
2: play P1
0: play Y1
1: play P5
*: draw Y4
*: draw Y3
*: draw B4
*: draw P6
*: draw Y7
*: draw Y5
*: draw B2
*: draw B5
*: draw B7
*: draw P5
*: draw B3
*: draw Y6
1: play Y3
2: play Y5
0: play B7
1: play P6
2: play Y7
0: play P5
*: draw Y1
*: draw P8
*: draw P1
*: draw B5
*: draw Y6
*: draw P4
*: draw Y3
*: draw Y2
*: draw B6
*: draw P2
*: draw B1
*: draw P4
1: play P1
2: play Y6
0: play P2
1: play Y1
2: play Y2
0: play B1
*: draw B5
*: draw P8
*: draw B2
*: draw Y5
*: draw B3
*: draw B8
*: draw B2
*: draw Y7
*: draw Y8
*: draw B3
*: draw P6
*: draw P7
0: play B2
1: play Y7
2: play B3
0: play Y5
1: play B8
2: play P7
*: draw P6
*: draw Y8
*: draw P4
*: draw Y3
*: draw B5
*: draw P4
*: draw B3
*: draw P8
*: draw Y4
*: draw B3
*: draw B5
*: draw B4
2: play P4
0: play P4
1: play B3
2: play Y8
0: play P8
1: play Y4
*: draw B6
*: draw Y6
*: draw P8
*: draw B2
*: draw B2
*: draw B5
0: play B5
1: play B5
2: play P6
0: play Y6
1: play P8
2: play B2

scores: 24 26 20
ranks: 2 3 1
reason: fewest points

reveal secret: 98e3cc064ad29050a2c0493e498a239ee4e192cad27b5f54e548921f901df3974f219b44102596b8eb003502a842cd2e0b0630b65a7c7b87000faa5413c88231
reveal contribution 0: 5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e
reveal seal: e3d63ddcd48e5cc68a0ce590e8574449315de8db717e07bba09fb311aac2526a
');
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	title VARCHAR NOT NULL, 
	phase VARCHAR NOT NULL, 
	visibility VARCHAR NOT NULL, 
	turn VARCHAR NOT NULL, 
	meta TEXT NOT NULL, 
	updated INTEGER NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('kfZ0WMKMr8uSIUq_','ninjato','open','open','','{"seats": 4, "options": {}, "edition": "house", "clock": {"kind": "none", "time": 0, "increment": 0}, "secret": "443812c2b0235092e9fd2d64fb2ac5b95ed78bf66e92be12425590efa8859dff99b496b4f6d926737d3eac805bdd8bee8e01a7283647c4a7015fca99fbe73ceb", "host": "u97081321ad9cb05b", "next": "", "chairs": [{"user": "u97081321ad9cb05b", "name": "Ada", "colour": "#3f7d4e", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "", "name": "", "colour": "", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "", "name": "", "colour": "", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "", "name": "", "colour": "", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}]}',1794885499207);
INSERT INTO "tables" VALUES('OGAeC_gn4ALk8g9F','zenmaster','sealing','link','','{"seats": 3, "options": {"lead": "dealer", "ten-cards": "off", "zero-penalty": "off", "dealer": "random"}, "edition": "house", "clock": {"kind": "none", "time": 0, "increment": 0}, "secret": "450ccc403975bede9c7d44ddcb0185e5297d5beb1cd63c8d5930764aa037df20b4b24b67fb0d2dd8f27c11cd7eb890e53e9dd902c40cd52d95f55b9d7f14fd55", "host": "u97081321ad9cb05b", "next": "", "chairs": [{"user": "u97081321ad9cb05b", "name": "Ada", "colour": "#3f7d4e", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "9985b2e4b9b71b28ce59ea5ce77f0b110637b625c6d7f41e982c9510940a2056", "contribution": ""}, {"user": "u3bf8c2eb7545b2f1", "name": "Kim", "colour": "#b3402a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "ue9224b12b23314d5", "name": "Kim", "colour": "#b3402a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}]}',1794885499245);
INSERT INTO "tables" VALUES('HqggudcA_yUfdMC5','makatsu','over','link','','{"seats": 3, "options": {"ties": "highest-last", "memory-aid": "on", "figure": "random"}, "edition": "house", "clock": {"kind": "none", "time": 0, "increment": 0}, "secret": "5199c2973c4975b6ce2e310b86afd6ef632678c4c5b6daae9e033fc7aac3005dca0668c3696f37b987584b70ac2d0350bf9c615da0be8e72cd82b724c497e283", "host": "u97081321ad9cb05b", "next": "", "chairs": [{"user": "u97081321ad9cb05b", "name": "Ada", "colour": "#3f7d4e", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "u3bf8c2eb7545b2f1", "name": "Kim", "colour": "#b3402a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "ue9224b12b23314d5", "name": "Kim", "colour": "#b3402a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}]}',1794885499400);
INSERT INTO "tables" VALUES('oniSw0zeLQrja9V7','makatsu','playing','link','u97081321ad9cb05b','{"seats": 3, "options": {"ties": "highest-last", "memory-aid": "on", "figure": "random"}, "edition": "house", "clock": {"kind": "none", "time": 0, "increment": 0}, "secret": "2b093ea0dc22785f4823cedc503a7fce0c355ae7e5d706a4407fe6f13f750efd8cc2f947dcc3ffc34fe045e077c5ccd031b829b19ab012eba3b27b9b96f4b8a8", "host": "u97081321ad9cb05b", "next": "", "chairs": [{"user": "u97081321ad9cb05b", "name": "Ada", "colour": "#3f7d4e", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "u3bf8c2eb7545b2f1", "name": "Kim", "colour": "#b3402a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "ue9224b12b23314d5", "name": "Kim", "colour": "#b3402a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}]}',1794885499521);
INSERT INTO "tables" VALUES('mfciLAVlyGdN7fi9','makatsu','over','link','','{"seats": 3, "options": {"ties": "highest-last", "memory-aid": "on", "figure": "random"}, "edition": "house", "clock": {"kind": "none", "time": 0, "increment": 0}, "secret": "98e3cc064ad29050a2c0493e498a239ee4e192cad27b5f54e548921f901df3974f219b44102596b8eb003502a842cd2e0b0630b65a7c7b87000faa5413c88231", "host": "u97081321ad9cb05b", "next": "KWHgFaSTi07kqPij", "chairs": [{"user": "u97081321ad9cb05b", "name": "Ada", "colour": "#3f7d4e", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "9985b2e4b9b71b28ce59ea5ce77f0b110637b625c6d7f41e982c9510940a2056", "contribution": "5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e"}, {"user": "u3bf8c2eb7545b2f1", "name": "Kim", "colour": "#b3402a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "ue9224b12b23314d5", "name": "Kim", "colour": "#b3402a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}]}',1794885499695);
INSERT INTO "tables" VALUES('KWHgFaSTi07kqPij','makatsu','open','link','','{"seats": 3, "options": {"ties": "highest-last", "memory-aid": "on", "figure": "random"}, "edition": "house", "clock": {"kind": "none", "time": 0, "increment": 0}, "secret": "51123285b1442428dec28003a40b0eba4c8ffa85277676ea0656750f7c4c5917bee5002850c7c299867dd84cb2c17a64203e096a62bcaaff8a342b5827f270de", "host": "u97081321ad9cb05b", "next": "", "chairs": [{"user": "ue9224b12b23314d5", "name": "Kim", "colour": "#b3402a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "u97081321ad9cb05b", "name": "Ada", "colour": "#3f7d4e", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "u3bf8c2eb7545b2f1", "name": "Kim", "colour": "#b3402a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}]}',1794885499692);
INSERT INTO "tables" VALUES('uidtLf2P1n057Ihi','zenmaster','playing','link','u97081321ad9cb05b','{"seats": 3, "options": {"lead": "dealer", "ten-cards": "off", "zero-penalty": "off", "dealer": "random"}, "edition": "house", "clock": {"kind": "total", "time": 600000, "increment": 5000}, "secret": "afe76dccc9a003247de3375e85270f6fc30c9a8011003c942359d3e3f10db12d11f66c00d8ea65c8e7475801c2343d8be84fdd9cf1680a145c7519784f4d6ddd", "host": "u97081321ad9cb05b", "next": "", "chairs": [{"user": "u97081321ad9cb05b", "name": "Ada", "colour": "#3f7d4e", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "u3bf8c2eb7545b2f1", "name": "Kim", "colour": "#b3402a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "", "name": "", "colour": "", "bot": "random", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}]}',1794885501387);
INSERT INTO "tables" VALUES('bTI_6CW8fjp97DFW','zenmaster','playing','link','u3bf8c2eb7545b2f1','{"seats": 3, "options": {"lead": "dealer", "ten-cards": "off", "zero-penalty": "off", "dealer": "random"}, "edition": "house", "clock": {"kind": "none", "time": 0, "increment": 0}, "secret": "d2d83ccef38338c2172c11af64e83d3e1ca76e41d070640c2a72b63fd718c6e5fbbbd679ff9a405ad692b414406498097b3a0d99403a1c95fa072085ce6d9a3b", "host": "u97081321ad9cb05b", "next": "", "chairs": [{"user": "u97081321ad9cb05b", "name": "Ada", "colour": "#3f7d4e", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "u3bf8c2eb7545b2f1", "name": "Kim", "colour": "#b3402a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "ue9224b12b23314d5", "name": "Kim", "colour": "#b3402a", "bot": "", "held": "random", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}]}',1794885501529);
CREATE TABLE users (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	colour VARCHAR NOT NULL, 
	username VARCHAR, 
	password VARCHAR, 
	created INTEGER NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT uq_users_username UNIQUE (username)
);
INSERT INTO "users" VALUES('u97081321ad9cb05b','Ada','#3f7d4e','ada','$argon2id$v=19$m=65536,t=3,p=4$GWWpuZBJJWc+ivgG1E/JLg$hbwF7qxiQHNA/tgEriJWwvjR41ls7UZLJWYlJ+5DL7E',1794885498336);
INSERT INTO "users" VALUES('u3bf8c2eb7545b2f1','Kim','#b3402a',NULL,NULL,1794885498472);
INSERT INTO "users" VALUES('ue9224b12b23314d5','Kim','#b3402a',NULL,NULL,1794885498585);
CREATE INDEX ix_credentials_user_id ON credentials (user_id);
CREATE INDEX ix_tables_phase ON tables (phase, visibility, updated);
CREATE INDEX ix_members_user_id ON members (user_id);
CREATE INDEX ix_chat_user_id ON chat (user_id);
COMMIT;
