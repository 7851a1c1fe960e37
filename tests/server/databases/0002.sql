BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE audit (
	n INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	at INTEGER NOT NULL, 
	actor VARCHAR NOT NULL, 
	act VARCHAR NOT NULL, 
	subject VARCHAR NOT NULL, 
	detail VARCHAR NOT NULL
);
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
INSERT INTO "chat" VALUES('XuQMEQnEqgbadVIv',0,'ubbcd7dd201e9ece4','Ada',0,'line 0: 茶',1794906995403);
INSERT INTO "chat" VALUES('XuQMEQnEqgbadVIv',1,'u6123bf58f3d09908','Kim',1,'line 1: 茶',1794906995420);
INSERT INTO "chat" VALUES('XuQMEQnEqgbadVIv',2,'u4a6e93c5c274a698','Kim',2,'line 2: 茶',1794906995442);
INSERT INTO "chat" VALUES('2K3G9wS7qO0IfzwK',0,'ubbcd7dd201e9ece4','Ada',0,'line 0: 茶',1794906997466);
INSERT INTO "chat" VALUES('2K3G9wS7qO0IfzwK',1,'u6123bf58f3d09908','Kim',1,'line 1: 茶',1794906997482);
INSERT INTO "chat" VALUES('2K3G9wS7qO0IfzwK',2,'u4a6e93c5c274a698','Kim',2,'line 2: 茶',1794906997499);
INSERT INTO "chat" VALUES('knoOQVtnsBYUR0l7',0,'ubbcd7dd201e9ece4','Ada',0,'line 0: 茶',1794907002012);
INSERT INTO "chat" VALUES('knoOQVtnsBYUR0l7',1,'u6123bf58f3d09908','Kim',1,'line 1: 茶',1794907002038);
INSERT INTO "chat" VALUES('knoOQVtnsBYUR0l7',2,'u4a6e93c5c274a698','Kim',2,'line 2: 茶',1794907002114);
INSERT INTO "chat" VALUES('d4vDmjNp6kQ02zmN',0,'ubbcd7dd201e9ece4','Ada',0,'line 0: 茶',1794907005905);
INSERT INTO "chat" VALUES('d4vDmjNp6kQ02zmN',1,'u6123bf58f3d09908','Kim',1,'line 1: 茶',1794907005927);
INSERT INTO "chat" VALUES('d4vDmjNp6kQ02zmN',2,'u4a6e93c5c274a698','Kim',2,'line 2: 茶',1794907005973);
CREATE TABLE credentials (
	id VARCHAR NOT NULL, 
	user_id VARCHAR NOT NULL, 
	hash VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	label VARCHAR NOT NULL, 
	created INTEGER NOT NULL, seen INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT uq_credentials_hash UNIQUE (hash), 
	FOREIGN KEY(user_id) REFERENCES users (id) ON DELETE CASCADE
);
INSERT INTO "credentials" VALUES('56dc3f71a312cc18','ubbcd7dd201e9ece4','56dc3f71a312cc18b347120e066fa7c6ab372f2205c1e170de93c5e97a8a7ca4','cookie','browser',1794906989313,1794907003088);
INSERT INTO "credentials" VALUES('5d3986e86b49a1bc','u6123bf58f3d09908','5d3986e86b49a1bc6eb48107b452bca0e06f54ec55ad681096914bef3cacd805','cookie','browser',1794906989693,1794907003125);
INSERT INTO "credentials" VALUES('e8463f9a03c27211','u4a6e93c5c274a698','e8463f9a03c27211fcd5893a2de2773d2a9b1fb9754d541d93b031ca138ce5dc','cookie','browser',1794906990020,1794907003030);
INSERT INTO "credentials" VALUES('3802f931f7c7e18c','u4a6e93c5c274a698','3802f931f7c7e18c879901212f89e10f0aa14b3594e35fabff50d74550ffaa68','token','a bot',1794906992027,1794906992027);
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
INSERT INTO "log" VALUES('2K3G9wS7qO0IfzwK',0,0,'play Y1','move 99',0,NULL);
INSERT INTO "log" VALUES('2K3G9wS7qO0IfzwK',1,0,'','',0,0);
INSERT INTO "log" VALUES('2K3G9wS7qO0IfzwK',2,0,'play Y1','move 0',0,NULL);
INSERT INTO "log" VALUES('2K3G9wS7qO0IfzwK',3,1,'play Y1','move 1',0,NULL);
INSERT INTO "log" VALUES('2K3G9wS7qO0IfzwK',4,2,'play B4','move 2',0,NULL);
INSERT INTO "log" VALUES('2K3G9wS7qO0IfzwK',5,0,'play Y7','move 3',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',0,0,'dojo','0-1',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',1,0,'blind','0-2',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',2,0,'take 3','0-3',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',3,1,'stealth 2','1-1',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',4,1,'give up','1-2',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',5,2,'learn seishin-teki','2-1',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',6,2,'discard 4','2-2',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',7,0,'stealth 2','0-4',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',8,0,'play 3','0-5',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',9,0,'leave','0-6',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',10,1,'strength 3','1-3',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',11,1,'give up','1-4',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',12,2,'strength 5','2-3',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',13,2,'play 3','2-4',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',14,2,'leave','2-5',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',15,0,'strength 3','0-7',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',16,0,'give up','0-8',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',17,1,'learn choho','1-5',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',18,1,'discard 5','1-6',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',19,2,'strength 1','2-6',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',20,2,'give up','2-7',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',21,0,'stealth 5','0-9',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',22,0,'give up','0-10',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',23,1,'dojo','1-7',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',24,1,'take 1','1-8',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',25,1,'take 4','1-9',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',26,2,'dojo','2-8',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',27,2,'take 3','2-9',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',28,2,'blind','2-10',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',29,0,'stealth 3','0-11',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',30,0,'play 2','0-12',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',31,0,'banzai','0-13',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',32,0,'give up','0-14',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',33,0,'keep fan','0-15',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',34,1,'dojo','1-10',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',35,1,'blind','1-11',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',36,1,'take 1','1-12',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',37,2,'strength 3','2-11',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',38,2,'give up','2-12',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',39,0,'strength 2','0-16',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',40,0,'give up','0-17',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',41,1,'strength 5','1-13',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',42,1,'give up','1-14',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',43,2,'stealth 3','2-13',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',44,2,'give up','2-14',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',45,1,'stealth 1','1-15',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',46,1,'play 2','1-16',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',47,1,'leave','1-17',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',48,2,'stealth 2','2-15',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',49,2,'play 1','2-16',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',50,2,'seishin-teki','2-17',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',51,2,'leave','2-18',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',52,0,'stealth 2','0-18',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',53,0,'play 2','0-19',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',54,0,'leave','0-20',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',55,1,'stealth 4','1-18',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',56,1,'play 1','1-19',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',57,1,'leave','1-20',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',58,2,'stealth 3','2-19',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',59,2,'play 3','2-20',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',60,2,'leave','2-21',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',61,0,'strength 4','0-21',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',62,0,'give up','0-22',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',63,1,'stealth 5','1-21',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',64,1,'give up','1-22',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',65,2,'strength 1','2-22',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',66,2,'give up','2-23',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',67,0,'strength 4','0-23',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',68,0,'give up','0-24',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',69,1,'spread rumors-scroll','1-23',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',70,1,'pay 1 scroll for 3','1-24',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',71,2,'stealth 2','2-24',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',72,2,'give up','2-25',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',73,0,'stealth 5','0-25',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',74,0,'play 1','0-26',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',75,0,'banzai','0-27',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',76,0,'give up','0-28',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',77,0,'keep fan','0-29',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',78,1,'stealth 2','1-25',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',79,1,'give up','1-26',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',80,2,'stealth 4','2-26',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',81,2,'seishin-teki','2-27',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',82,2,'give up','2-28',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',83,0,'spread rivals-any-any','0-30',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',84,0,'pay 1 fan 1 scroll for 5','0-31',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',85,1,'stealth 4','1-27',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',86,1,'give up','1-28',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',87,2,'stealth 5','2-29',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',88,2,'give up','2-30',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',89,0,'stealth 5','0-32',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',90,0,'give up','0-33',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',91,1,'stealth 5','1-29',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',92,1,'give up','1-30',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',93,2,'strength 5','2-31',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',94,2,'give up','2-32',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',95,0,'stealth 5','0-34',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',96,0,'give up','0-35',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',97,1,'dojo','1-31',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',98,1,'blind','1-32',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',99,1,'take 3','1-33',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',100,2,'learn hensojutsu-crane','2-33',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',101,0,'spread envoys-fan','0-36',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',102,0,'pay 1 fan for 2','0-37',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',103,1,'stealth 2','1-34',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',104,1,'play 3','1-35',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',105,1,'choho scroll vase','1-36',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',106,1,'banzai','1-37',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',107,1,'play 2','1-38',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',108,1,'banzai','1-39',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',109,1,'play 1','1-40',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',110,1,'leave','1-41',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',111,2,'stealth 2','2-34',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',112,2,'seishin-teki','2-35',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',113,2,'give up','2-36',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',114,0,'stealth 4','0-38',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',115,0,'give up','0-39',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',116,1,'strength 3','1-42',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',117,1,'give up','1-43',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',118,2,'learn hensojutsu-snake','2-37',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',119,2,'discard 3','2-38',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',120,0,'strength 5','0-40',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',121,0,'give up','0-41',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',122,1,'stealth 1','1-44',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',123,1,'give up','1-45',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',124,2,'strength 3','2-39',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',125,2,'give up','2-40',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',126,0,'stealth 2','0-42',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',127,0,'give up','0-43',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',128,1,'strength 4','1-46',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',129,1,'give up','1-47',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',130,2,'dojo','2-41',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',131,2,'blind','2-42',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',132,2,'take 3','2-43',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',133,2,'take 1','2-44',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',134,0,'dojo','0-44',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',135,0,'blind','0-45',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',136,0,'take 2','0-46',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',137,0,'strength 5','0-47',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',138,0,'give up','0-48',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',139,2,'dojo','2-45',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',140,2,'take 3','2-46',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',141,2,'take 3','2-47',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',142,1,'stealth 3','1-48',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',143,1,'give up','1-49',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',144,0,'stealth 5','0-49',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',145,0,'give up','0-50',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',146,2,'strength 3','2-48',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',147,2,'play 3','2-49',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',148,2,'kick +1','2-50',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',149,2,'kick +1','2-51',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',150,2,'kick +1','2-52',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',151,2,'banzai','2-53',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',152,2,'play 5','2-54',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',153,2,'seishin-teki','2-55',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',154,2,'banzai','2-56',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',155,2,'play 1','2-57',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',156,2,'banzai','2-58',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',157,2,'give up','2-59',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',158,2,'keep vase','2-60',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',159,1,'strength 3','1-50',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',160,1,'give up','1-51',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',161,0,'strength 1','0-51',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',162,0,'give up','0-52',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',163,2,'stealth 2','2-61',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',164,2,'give up','2-62',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',165,1,'strength 3','1-52',0,NULL);
INSERT INTO "log" VALUES('7PAZqZkUxFLMmsok',166,1,'give up','1-53',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',0,0,'play 6','0-1',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',1,1,'play 26','1-1',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',2,2,'play 43','2-1',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',3,1,'play 48','1-2',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',4,2,'play 37','2-2',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',5,0,'play 8','0-2',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',6,2,'play 24','2-3',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',7,0,'play 23','0-3',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',8,1,'play 12','1-3',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',9,0,'play 14','0-4',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',10,1,'play 33','1-4',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',11,2,'play 4','2-4',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',12,1,'play 49','1-5',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',13,2,'play 42','2-5',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',14,0,'play 31','0-5',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',15,2,'play 1','2-6',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',16,0,'play 36','0-6',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',17,1,'play 34','1-6',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',18,0,'play 9','0-7',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',19,1,'play 2','1-7',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',20,2,'play 28','2-7',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',21,1,'play 15','1-8',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',22,2,'play 22','2-8',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',23,0,'play 13','0-8',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',24,2,'play 25','2-9',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',25,0,'play 10','0-9',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',26,1,'play 17','1-9',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',27,1,'play 11','1-10',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',28,2,'play 17','2-10',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',29,0,'play 50','0-10',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',30,2,'play 9','2-11',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',31,0,'play 37','0-11',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',32,1,'play 28','1-11',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',33,0,'play 25','0-12',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',34,1,'play 36','1-12',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',35,2,'play 39','2-12',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',36,1,'play 38','1-13',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',37,2,'play 34','2-13',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',38,0,'play 16','0-13',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',39,2,'play 46','2-14',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',40,0,'play 40','0-14',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',41,1,'play 43','1-14',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',42,0,'play 26','0-15',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',43,1,'play 41','1-15',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',44,2,'play 31','2-15',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',45,1,'play 27','1-16',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',46,2,'play 5','2-16',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',47,0,'play 8','0-16',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',48,2,'play 18','2-17',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',49,0,'play 19','0-17',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',50,1,'play 48','1-17',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',51,0,'play 44','0-18',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',52,1,'play 21','1-18',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',53,2,'play 47','2-18',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',54,2,'play 25','2-19',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',55,0,'play 29','0-19',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',56,1,'play 4','1-19',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',57,0,'play 50','0-20',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',58,1,'play 33','1-20',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',59,2,'play 17','2-20',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',60,1,'play 21','1-21',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',61,2,'play 43','2-21',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',62,0,'play 7','0-21',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',63,2,'play 2','2-22',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',64,0,'play 41','0-22',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',65,1,'play 31','1-22',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',66,0,'play 19','0-23',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',67,1,'play 36','1-23',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',68,2,'play 18','2-23',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',69,1,'play 5','1-24',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',70,2,'play 12','2-24',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',71,0,'play 27','0-24',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',72,2,'play 35','2-25',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',73,0,'play 28','0-25',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',74,1,'play 8','1-25',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',75,0,'play 1','0-26',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',76,1,'play 14','1-26',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',77,2,'play 26','2-26',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',78,1,'play 6','1-27',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',79,2,'play 9','2-27',0,NULL);
INSERT INTO "log" VALUES('GEd80jtJdpCNTbAa',80,0,'play 44','0-27',0,NULL);
INSERT INTO "log" VALUES('QJRqpKESTapZ8ZOQ',0,0,'play 1','move 0',0,NULL);
INSERT INTO "log" VALUES('QJRqpKESTapZ8ZOQ',1,1,'play 3','move 1',0,NULL);
INSERT INTO "log" VALUES('QJRqpKESTapZ8ZOQ',2,2,'play 12','',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',0,0,'play B1','0-1',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',1,1,'play P7','1-1',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',2,2,'play Y4','2-1',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',3,0,'play B3','0-2',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',4,1,'play P8','1-2',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',5,2,'play B7','2-2',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',6,1,'play Y1','1-3',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',7,2,'play B4','2-3',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',8,0,'play P3','0-3',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',9,1,'play Y7','1-4',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',10,2,'play B1','2-4',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',11,0,'play Y6','0-4',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',12,0,'play Y5','0-5',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',13,1,'play P2','1-5',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',14,2,'play P6','2-5',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',15,0,'play P2','0-6',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',16,1,'play Y3','1-6',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',17,2,'play B2','2-6',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',18,2,'play P1','2-7',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',19,0,'play Y7','0-7',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',20,1,'play B2','1-7',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',21,2,'play Y2','2-8',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',22,0,'play P8','0-8',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',23,1,'play P3','1-8',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',24,0,'play P7','0-9',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',25,1,'play B8','1-9',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',26,2,'play P3','2-9',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',27,0,'play Y8','0-10',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',28,1,'play B1','1-10',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',29,2,'play B5','2-10',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',30,0,'play Y4','0-11',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',31,1,'play Y4','1-11',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',32,2,'play B8','2-11',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',33,0,'play B7','0-12',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',34,1,'play Y5','1-12',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',35,2,'play P8','2-12',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',36,2,'play Y5','2-13',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',37,0,'play Y1','0-13',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',38,1,'play Y2','1-13',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',39,2,'play Y7','2-14',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',40,0,'play P6','0-14',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',41,1,'play P6','1-14',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',42,1,'play B6','1-15',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',43,2,'play P2','2-15',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',44,0,'play P1','0-15',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',45,1,'play B5','1-16',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',46,2,'play B6','2-16',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',47,0,'play B6','0-16',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',48,2,'play Y1','2-17',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',49,0,'play B2','0-17',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',50,1,'play P5','1-17',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',51,2,'play P7','2-18',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',52,0,'play B8','0-18',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',53,1,'play P1','1-18',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',54,2,'play P4','2-19',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',55,0,'play P4','0-19',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',56,1,'play B3','1-19',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',57,2,'play Y3','2-20',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',58,0,'play P5','0-20',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',59,1,'play P4','1-20',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',60,0,'play B5','0-21',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',61,1,'play Y6','1-21',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',62,2,'play P5','2-21',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',63,0,'play Y3','0-22',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',64,1,'play Y8','1-22',0,NULL);
INSERT INTO "log" VALUES('U2uuPoeNj7jtNTtx',65,2,'play B3','2-22',0,NULL);
INSERT INTO "log" VALUES('XuQMEQnEqgbadVIv',0,0,'play 1','move 99',0,NULL);
INSERT INTO "log" VALUES('XuQMEQnEqgbadVIv',1,0,'','',0,0);
INSERT INTO "log" VALUES('XuQMEQnEqgbadVIv',2,0,'play 1','move 0',0,NULL);
INSERT INTO "log" VALUES('XuQMEQnEqgbadVIv',3,1,'play 5','move 1',0,NULL);
INSERT INTO "log" VALUES('XuQMEQnEqgbadVIv',4,2,'play 2','move 2',0,NULL);
INSERT INTO "log" VALUES('XuQMEQnEqgbadVIv',5,1,'play 7','move 3',0,NULL);
INSERT INTO "log" VALUES('d4vDmjNp6kQ02zmN',0,1,'dojo','move 99',0,NULL);
INSERT INTO "log" VALUES('d4vDmjNp6kQ02zmN',1,1,'','',0,0);
INSERT INTO "log" VALUES('d4vDmjNp6kQ02zmN',2,1,'dojo','move 0',0,NULL);
INSERT INTO "log" VALUES('d4vDmjNp6kQ02zmN',3,1,'blind','move 1',0,NULL);
INSERT INTO "log" VALUES('d4vDmjNp6kQ02zmN',4,1,'blind','move 2',0,NULL);
INSERT INTO "log" VALUES('d4vDmjNp6kQ02zmN',5,2,'dojo','move 3',0,NULL);
INSERT INTO "log" VALUES('knoOQVtnsBYUR0l7',0,2,'take RIC','move 99',0,NULL);
INSERT INTO "log" VALUES('knoOQVtnsBYUR0l7',1,2,'','',0,0);
INSERT INTO "log" VALUES('knoOQVtnsBYUR0l7',2,2,'take RIC','move 0',0,NULL);
INSERT INTO "log" VALUES('knoOQVtnsBYUR0l7',3,2,'place A1','move 1',0,NULL);
INSERT INTO "log" VALUES('knoOQVtnsBYUR0l7',4,2,'gain chop','move 2',0,NULL);
INSERT INTO "log" VALUES('knoOQVtnsBYUR0l7',5,0,'take RIC','move 3',0,NULL);
INSERT INTO "log" VALUES('ozDVGBzSkhfMijeR',0,1,'play 8','move 0',6,NULL);
INSERT INTO "log" VALUES('ozDVGBzSkhfMijeR',1,2,'play 18','',0,NULL);
INSERT INTO "log" VALUES('ozDVGBzSkhfMijeR',2,0,'play 19','move 1',31,NULL);
INSERT INTO "log" VALUES('ozDVGBzSkhfMijeR',3,2,'play 5','',0,NULL);
INSERT INTO "log" VALUES('ozDVGBzSkhfMijeR',4,0,'play 30','move 2',44,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',0,2,'take ROE','2-1',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',1,2,'place F5','2-2',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',2,2,'wasabi','2-3',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',3,0,'take RIC','0-1',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',4,0,'place D1','0-2',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',5,0,'return 212','0-3',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',6,0,'return 401','0-4',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',7,0,'done','0-5',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',8,0,'draw 5','0-6',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',9,0,'draw 3','0-7',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',10,1,'take SCA','1-1',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',11,1,'place D5','1-2',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',12,1,'gain spicy','1-3',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',13,2,'take TUN','2-4',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',14,2,'place A6','2-5',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',15,2,'gain switch','2-6',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',16,0,'take ROE','0-8',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',17,0,'place B5','0-9',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',18,0,'return 501','0-10',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',19,0,'done','0-11',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',20,0,'draw 3','0-12',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',21,1,'take SCA','1-4',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',22,1,'place B6','1-5',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',23,1,'return 308','1-6',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',24,1,'return 210','1-7',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',25,1,'return 405','1-8',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',26,1,'draw 5','1-9',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',27,1,'draw 2','1-10',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',28,1,'draw 3','1-11',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',29,2,'play switch','2-7',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',30,2,'switch B1 C1','2-8',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',31,2,'take AVO','2-9',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',32,2,'place E2','2-10',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',33,2,'wasabi','2-11',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',34,0,'take EEL','0-13',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',35,0,'place A5','0-14',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',36,0,'return 312','0-15',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',37,0,'return 306','0-16',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',38,0,'return 315','0-17',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',39,0,'draw 3','0-18',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',40,0,'draw 4','0-19',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',41,0,'draw 5','0-20',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',42,1,'take CRA','1-12',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',43,1,'place C3','1-13',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',44,1,'return 305','1-14',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',45,1,'return 506','1-15',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',46,1,'done','1-16',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',47,1,'draw 5','1-17',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',48,1,'draw 5','1-18',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',49,2,'take AVO','2-12',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',50,2,'place C4','2-13',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',51,2,'return 304','2-14',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',52,2,'return 402','2-15',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',53,2,'return 216','2-16',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',54,2,'draw 2','2-17',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',55,2,'draw 5','2-18',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',56,2,'draw 4','2-19',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',57,0,'take TUN','0-21',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',58,0,'place E4','0-22',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',59,0,'wasabi','0-23',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',60,1,'take RIC','1-19',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',61,1,'place E5','1-20',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',62,1,'return 219','1-21',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',63,1,'done','1-22',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',64,1,'draw 5','1-23',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',65,2,'take CRA','2-20',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',66,2,'place F6','2-21',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',67,2,'gain stack','2-22',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',68,0,'take TUN','0-24',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',69,0,'place E3','0-25',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',70,0,'cup C1','0-26',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',71,0,'wasabi','0-27',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',72,1,'take SAL','1-24',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',73,1,'place D3','1-25',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',74,1,'return 507','1-26',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',75,1,'done','1-27',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',76,1,'draw 5','1-28',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',77,2,'take SCA','2-23',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',78,2,'place F2','2-24',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',79,2,'return 415','2-25',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',80,2,'return 504','2-26',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',81,2,'return 204','2-27',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',82,2,'draw 4','2-28',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',83,2,'draw 4','2-29',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',84,2,'draw 5','2-30',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',85,0,'take TUN','0-28',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',86,0,'place A1','0-29',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',87,0,'return 503','0-30',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',88,0,'return 403','0-31',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',89,0,'done','0-32',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',90,0,'draw 3','0-33',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',91,0,'draw 4','0-34',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',92,1,'take EGG','1-29',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',93,1,'place E6','1-30',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',94,1,'play spicy','1-31',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',95,1,'take SHR','1-32',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',96,1,'place C5','1-33',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',97,1,'cup A4','1-34',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',98,1,'wasabi','1-35',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',99,2,'take SHR','2-31',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',100,2,'place B4','2-32',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',101,2,'return 413','2-33',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',102,2,'return 510','2-34',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',103,2,'done','2-35',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',104,2,'draw 3','2-36',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',105,2,'draw 5','2-37',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',106,0,'take CUC','0-35',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',107,0,'place C6','0-36',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',108,0,'return 414','0-37',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',109,0,'done','0-38',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',110,0,'draw 4','0-39',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',111,1,'take TUN','1-36',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',112,1,'place D2','1-37',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',113,1,'wasabi','1-38',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',114,2,'take RIC','2-38',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',115,2,'place F1','2-39',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',116,2,'return 301','2-40',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',117,2,'return 412','2-41',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',118,2,'return 508','2-42',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',119,2,'draw 4','2-43',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',120,2,'draw 3','2-44',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',121,2,'draw 2','2-45',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',122,0,'take CRA','0-40',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',123,0,'place B1','0-41',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',124,0,'return 307','0-42',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',125,0,'done','0-43',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',126,0,'draw 2','0-44',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',127,1,'take TUN','1-39',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',128,1,'place A3','1-40',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',129,1,'return 505','1-41',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',130,1,'return 502','1-42',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',131,1,'return 509','1-43',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',132,1,'draw 3','1-44',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',133,1,'draw 5','1-45',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',134,1,'draw 3','1-46',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',135,2,'play stack','2-46',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',136,2,'take EGG','2-47',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',137,2,'place C2','2-48',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',138,2,'gain stack','2-49',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',139,0,'take NOR','0-45',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',140,0,'place A4','0-46',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',141,0,'cup F3','0-47',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',142,0,'return 311','0-48',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',143,0,'done','0-49',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',144,0,'draw 4','0-50',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',145,1,'take ROE','1-47',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',146,1,'place B3','1-48',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',147,1,'return 501','1-49',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',148,1,'return 309','1-50',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',149,1,'done','1-51',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',150,1,'draw 2','1-52',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',151,1,'draw 2','1-53',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',152,2,'take EEL','2-50',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',153,2,'place E1','2-51',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',154,2,'gain spicy','2-52',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',155,0,'take NOR','0-51',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',156,0,'place D4','0-52',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',157,0,'return 404','0-53',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',158,0,'return 406','0-54',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',159,0,'return 218','0-55',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',160,0,'draw 3','0-56',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',161,0,'draw 4','0-57',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',162,0,'draw 4','0-58',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',163,1,'take CRA','1-54',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',164,1,'place F3','1-55',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',165,1,'cup A2','1-56',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',166,1,'return 201','1-57',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',167,1,'done','1-58',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',168,1,'draw 2','1-59',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',169,2,'take AVO','2-53',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',170,2,'place C1','2-54',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',171,2,'cup F4','2-55',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',172,2,'gain chop','2-56',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',173,2,'discard chop','2-57',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',174,0,'take EEL','0-59',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',175,0,'place B2','0-60',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',176,0,'cup D6','0-61',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',177,0,'gain stack','0-62',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',178,1,'return 316','1-60',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',179,1,'done','1-61',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',180,1,'draw 4','1-62',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',181,2,'gain switch','2-58',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',182,2,'discard switch','2-59',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',183,0,'play stack','0-63',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',184,0,'return 408','0-64',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',185,0,'return 318','0-65',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',186,0,'return 411','0-66',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',187,0,'draw 5','0-67',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',188,0,'draw 3','0-68',0,NULL);
INSERT INTO "log" VALUES('sTt6x4iSOVVGz2tA',189,0,'draw 5','0-69',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',0,1,'play B6','1-1',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',1,2,'play Y2','2-1',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',2,0,'play B7','0-1',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',3,1,'play P5','1-2',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',4,2,'play B6','2-2',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',5,0,'play Y6','0-2',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',6,1,'play Y6','1-3',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',7,2,'play B5','2-3',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',8,0,'play P7','0-3',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',9,1,'play Y8','1-4',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',10,2,'play B2','2-4',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',11,0,'play P4','0-4',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',12,0,'play Y7','0-5',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',13,1,'play P7','1-5',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',14,2,'play P7','2-5',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',15,0,'play P5','0-6',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',16,1,'play P4','1-6',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',17,2,'play Y1','2-6',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',18,2,'play P4','2-7',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',19,0,'play Y1','0-7',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',20,1,'play B7','1-7',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',21,2,'play Y4','2-8',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',22,0,'play P2','0-8',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',23,1,'play P1','1-8',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',24,2,'play Y7','2-9',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',25,0,'play P3','0-9',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',26,1,'play P2','1-9',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',27,2,'play B3','2-10',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',28,0,'play Y5','0-10',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',29,1,'play B1','1-10',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',30,0,'play Y3','0-11',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',31,1,'play Y1','1-11',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',32,2,'play B7','2-11',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',33,0,'play B8','0-12',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',34,1,'play Y5','1-12',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',35,2,'play P2','2-12',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',36,2,'play P5','2-13',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',37,0,'play B4','0-13',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',38,1,'play B5','1-13',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',39,2,'play P6','2-14',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',40,0,'play P8','0-14',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',41,1,'play P8','1-14',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',42,1,'play Y4','1-15',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',43,2,'play B8','2-15',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',44,0,'play Y8','0-15',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',45,1,'play Y2','1-16',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',46,2,'play B1','2-16',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',47,0,'play B1','0-16',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',48,1,'play Y7','1-17',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',49,2,'play Y6','2-17',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',50,0,'play B2','0-17',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',51,1,'play Y3','1-18',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',52,2,'play P8','2-18',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',53,0,'play Y4','0-18',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',54,2,'play P1','2-19',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',55,0,'play Y2','0-19',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',56,1,'play B4','1-19',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',57,2,'play Y5','2-20',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',58,0,'play P1','0-20',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',59,1,'play P6','1-20',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',60,1,'play B8','1-21',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',61,2,'play P3','2-21',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',62,0,'play B5','0-21',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',63,1,'play P3','1-22',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',64,2,'play B4','2-22',0,NULL);
INSERT INTO "log" VALUES('y5RNeSNOkiQI5iz2',65,0,'play P6','0-22',0,NULL);
CREATE TABLE members (
	table_id VARCHAR NOT NULL, 
	user_id VARCHAR NOT NULL, 
	PRIMARY KEY (table_id, user_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "members" VALUES('LesDm2xWnGyG80nX','ubbcd7dd201e9ece4');
INSERT INTO "members" VALUES('TA8lSTHRQTNIwVQc','ubbcd7dd201e9ece4');
INSERT INTO "members" VALUES('TA8lSTHRQTNIwVQc','u6123bf58f3d09908');
INSERT INTO "members" VALUES('TA8lSTHRQTNIwVQc','u4a6e93c5c274a698');
INSERT INTO "members" VALUES('GEd80jtJdpCNTbAa','ubbcd7dd201e9ece4');
INSERT INTO "members" VALUES('GEd80jtJdpCNTbAa','u6123bf58f3d09908');
INSERT INTO "members" VALUES('GEd80jtJdpCNTbAa','u4a6e93c5c274a698');
INSERT INTO "members" VALUES('XuQMEQnEqgbadVIv','ubbcd7dd201e9ece4');
INSERT INTO "members" VALUES('XuQMEQnEqgbadVIv','u6123bf58f3d09908');
INSERT INTO "members" VALUES('XuQMEQnEqgbadVIv','u4a6e93c5c274a698');
INSERT INTO "members" VALUES('y5RNeSNOkiQI5iz2','ubbcd7dd201e9ece4');
INSERT INTO "members" VALUES('y5RNeSNOkiQI5iz2','u6123bf58f3d09908');
INSERT INTO "members" VALUES('y5RNeSNOkiQI5iz2','u4a6e93c5c274a698');
INSERT INTO "members" VALUES('2K3G9wS7qO0IfzwK','ubbcd7dd201e9ece4');
INSERT INTO "members" VALUES('2K3G9wS7qO0IfzwK','u6123bf58f3d09908');
INSERT INTO "members" VALUES('2K3G9wS7qO0IfzwK','u4a6e93c5c274a698');
INSERT INTO "members" VALUES('sTt6x4iSOVVGz2tA','ubbcd7dd201e9ece4');
INSERT INTO "members" VALUES('sTt6x4iSOVVGz2tA','u6123bf58f3d09908');
INSERT INTO "members" VALUES('sTt6x4iSOVVGz2tA','u4a6e93c5c274a698');
INSERT INTO "members" VALUES('knoOQVtnsBYUR0l7','ubbcd7dd201e9ece4');
INSERT INTO "members" VALUES('knoOQVtnsBYUR0l7','u6123bf58f3d09908');
INSERT INTO "members" VALUES('knoOQVtnsBYUR0l7','u4a6e93c5c274a698');
INSERT INTO "members" VALUES('7PAZqZkUxFLMmsok','ubbcd7dd201e9ece4');
INSERT INTO "members" VALUES('7PAZqZkUxFLMmsok','u6123bf58f3d09908');
INSERT INTO "members" VALUES('7PAZqZkUxFLMmsok','u4a6e93c5c274a698');
INSERT INTO "members" VALUES('d4vDmjNp6kQ02zmN','ubbcd7dd201e9ece4');
INSERT INTO "members" VALUES('d4vDmjNp6kQ02zmN','u6123bf58f3d09908');
INSERT INTO "members" VALUES('d4vDmjNp6kQ02zmN','u4a6e93c5c274a698');
INSERT INTO "members" VALUES('U2uuPoeNj7jtNTtx','ubbcd7dd201e9ece4');
INSERT INTO "members" VALUES('U2uuPoeNj7jtNTtx','u6123bf58f3d09908');
INSERT INTO "members" VALUES('U2uuPoeNj7jtNTtx','u4a6e93c5c274a698');
INSERT INTO "members" VALUES('te1P2gWfcX20lh2D','ubbcd7dd201e9ece4');
INSERT INTO "members" VALUES('te1P2gWfcX20lh2D','u4a6e93c5c274a698');
INSERT INTO "members" VALUES('te1P2gWfcX20lh2D','u6123bf58f3d09908');
INSERT INTO "members" VALUES('ozDVGBzSkhfMijeR','ubbcd7dd201e9ece4');
INSERT INTO "members" VALUES('ozDVGBzSkhfMijeR','u6123bf58f3d09908');
INSERT INTO "members" VALUES('QJRqpKESTapZ8ZOQ','ubbcd7dd201e9ece4');
INSERT INTO "members" VALUES('QJRqpKESTapZ8ZOQ','u6123bf58f3d09908');
INSERT INTO "members" VALUES('QJRqpKESTapZ8ZOQ','u4a6e93c5c274a698');
CREATE TABLE records (
	table_id VARCHAR NOT NULL, 
	text TEXT NOT NULL, 
	PRIMARY KEY (table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "records" VALUES('GEd80jtJdpCNTbAa','chabudai record 1
game: zenmaster
edition: house 147ce088
seats: 3
rules: 1
option lead: dealer
option ten-cards: off
option zero-penalty: off
option dealer: random
deal commitment: 4e78d32ed36a1c6f0f2128d7b77154b40e8e60f66c06de448ab08073758b0995

*: dealer 2
*: deal 13
*: deal 33
*: deal 1
*: deal 9
*: deal 34
*: deal 25
*: deal 31
*: deal 15
*: deal 42
*: deal 23
*: deal 2
*: deal 22
*: deal 36
*: deal 17
*: deal 28
*: deal 8
*: deal 26
*: deal 4
*: deal 10
*: deal 49
*: deal 37
*: deal 14
*: deal 48
*: deal 43
*: deal 6
*: deal 12
*: deal 24
*: turn 5/3
0: play 6
1: play 26
2: play 43
*: turn 3/6
1: play 48
2: play 37
0: play 8
*: turn 1/4
2: play 24
0: play 23
1: play 12
*: turn 3/5
0: play 14
1: play 33
2: play 4
*: turn 2/5
1: play 49
2: play 42
0: play 31
*: turn 5/2
2: play 1
0: play 36
1: play 34
*: turn 4/7
0: play 9
1: play 2
2: play 28
*: turn 6/3
1: play 15
2: play 22
0: play 13
*: turn 4/1
2: play 25
0: play 10
1: play 17
*: deal 36
*: deal 18
*: deal 16
*: deal 48
*: deal 39
*: deal 26
*: deal 21
*: deal 5
*: deal 44
*: deal 43
*: deal 17
*: deal 37
*: deal 41
*: deal 47
*: deal 40
*: deal 11
*: deal 31
*: deal 25
*: deal 28
*: deal 46
*: deal 50
*: deal 38
*: deal 34
*: deal 8
*: deal 27
*: deal 9
*: deal 19
*: turn 5/3
1: play 11
2: play 17
0: play 50
*: turn 2/5
2: play 9
0: play 37
1: play 28
*: turn 5/2
0: play 25
1: play 36
2: play 39
*: turn 4/1
1: play 38
2: play 34
0: play 16
*: turn 4/7
2: play 46
0: play 40
1: play 43
*: turn 3/6
0: play 26
1: play 41
2: play 31
*: turn 3/5
1: play 27
2: play 5
0: play 8
*: turn 1/4
2: play 18
0: play 19
1: play 48
*: turn 6/3
0: play 44
1: play 21
2: play 47
*: deal 17
*: deal 28
*: deal 31
*: deal 12
*: deal 50
*: deal 14
*: deal 25
*: deal 1
*: deal 33
*: deal 26
*: deal 29
*: deal 6
*: deal 43
*: deal 27
*: deal 4
*: deal 2
*: deal 41
*: deal 36
*: deal 18
*: deal 19
*: deal 8
*: deal 35
*: deal 7
*: deal 5
*: deal 9
*: deal 44
*: deal 21
*: turn 3/5
2: play 25
0: play 29
1: play 4
*: turn 6/3
0: play 50
1: play 33
2: play 17
*: turn 4/1
1: play 21
2: play 43
0: play 7
*: turn 3/6
2: play 2
0: play 41
1: play 31
*: turn 5/3
0: play 19
1: play 36
2: play 18
*: turn 7/4
1: play 5
2: play 12
0: play 27
*: turn 2/5
2: play 35
0: play 28
1: play 8
*: turn 5/2
0: play 1
1: play 14
2: play 26
*: turn 4/7
1: play 6
2: play 9
0: play 44

scores: 42 24 15
ranks: 3 2 1
reason: lowest total

reveal secret: 593274ce366af850307a5997f0bb0f7d946e38d3a7f9292894050e4a46668d34fa3ba807f02b2250a8bfee55fc7d642b4bb59747aa7e14142e1974fb52b46c90
reveal seal: cb40c353022bbab5170cde84b14399dc82278b4300cf0fdca0379bae7f8defde
');
INSERT INTO "records" VALUES('y5RNeSNOkiQI5iz2','chabudai record 1
game: makatsu
edition: house 7870e15c
seats: 3
rules: 2
option ties: highest-last
option memory-aid: on
option figure: random
deal commitment: 6e154ea8c7d832a1d8c6ec031223b332badb3dc1c46c75bad01d3f57b07d516f

*: figure 1
*: draw B5
*: draw B2
*: draw B6
*: draw P5
*: draw B1
*: draw B6
*: draw Y2
*: draw B4
*: draw B7
*: draw Y6
*: draw Y8
*: draw P1
1: play B6
2: play Y2
0: play B7
1: play P5
2: play B6
0: play Y6
*: draw P8
*: draw Y3
*: draw Y8
*: draw Y6
*: draw P8
*: draw B8
*: draw B5
*: draw B2
*: draw B1
*: draw P7
*: draw P8
*: draw P4
1: play Y6
2: play B5
0: play P7
1: play Y8
2: play B2
0: play P4
*: draw P5
*: draw B5
*: draw Y7
*: draw B2
*: draw B4
*: draw P7
*: draw Y2
*: draw P4
*: draw Y1
*: draw P5
*: draw P3
*: draw P7
0: play Y7
1: play P7
2: play P7
0: play P5
1: play P4
2: play Y1
*: draw P4
*: draw Y4
*: draw P1
*: draw Y8
*: draw Y2
*: draw Y1
*: draw B3
*: draw P2
*: draw B8
*: draw P1
*: draw B7
*: draw P3
2: play P4
0: play Y1
1: play B7
2: play Y4
0: play P2
1: play P1
*: draw P6
*: draw B3
*: draw Y7
*: draw Y3
*: draw Y4
*: draw B4
*: draw Y5
*: draw P3
*: draw Y4
*: draw P2
*: draw B1
*: draw Y7
2: play Y7
0: play P3
1: play P2
2: play B3
0: play Y5
1: play B1
0: play Y3
1: play Y1
2: play B7
0: play B8
1: play Y5
2: play P2
*: draw P6
*: draw Y3
*: draw P5
*: draw Y8
*: draw B4
*: draw B6
*: draw B3
*: draw P8
*: draw B3
*: draw P8
*: draw B5
*: draw P3
2: play P5
0: play B4
1: play B5
2: play P6
0: play P8
1: play P8
*: draw B8
*: draw Y2
*: draw Y4
*: draw P6
*: draw B4
*: draw B1
*: draw Y5
*: draw B8
*: draw B1
*: draw P6
*: draw Y8
*: draw Y2
1: play Y4
2: play B8
0: play Y8
1: play Y2
2: play B1
0: play B1
1: play Y7
2: play Y6
0: play B2
1: play Y3
2: play P8
0: play Y4
*: draw B4
*: draw P1
*: draw P3
*: draw Y5
*: draw Y2
*: draw B6
*: draw P1
*: draw B3
*: draw P3
*: draw B8
*: draw B4
*: draw P6
2: play P1
0: play Y2
1: play B4
2: play Y5
0: play P1
1: play P6
1: play B8
2: play P3
0: play B5
1: play P3
2: play B4
0: play P6

scores: 17 23 19
ranks: 1 3 2
reason: fewest points

reveal secret: cffcf3dc41be152e7ce0ca48ee789b02f3b8a0fc7c5f05ae76fb70eb90a3caf84fb59b0b32ad603b12b963f6edf515f47ddc8c4c3633209677c009a00d004c5b
reveal seal: de896d082c86f01504b60024475fc3bffbea45e0e022d7c5f47c99fa8220f12c
');
INSERT INTO "records" VALUES('sTt6x4iSOVVGz2tA','chabudai record 1
game: maki-master
edition: house bce5a287
seats: 3
rules: 1
deal commitment: 28aaf25a58719ff0ed9dc92b4527149fdb0e292219ff9f60a13a2552d5f8a565

*: turn stack
*: turn spicy
*: turn stack
*: deal 212
*: deal 315
*: deal 401
*: deal 210
*: deal 308
*: deal 405
*: deal 216
*: deal 304
*: deal 402
*: start 2
2: take ROE
2: place F5
2: wasabi
0: take RIC
0: place D1
0: return 212
0: return 401
0: done
0: draw 5
*: deal 501
0: draw 3
*: deal 312
1: take SCA
1: place D5
1: gain spicy
*: turn switch
2: take TUN
2: place A6
2: gain switch
*: turn stack
0: take ROE
0: place B5
0: return 501
0: done
0: draw 3
*: deal 306
1: take SCA
1: place B6
1: return 308
1: return 210
1: return 405
1: draw 5
*: deal 506
1: draw 2
*: deal 219
1: draw 3
*: deal 305
2: play switch
2: switch B1 C1
2: take AVO
2: place E2
2: wasabi
0: take EEL
0: place A5
0: return 312
0: return 306
0: return 315
0: draw 3
*: deal 311
0: draw 4
*: deal 403
0: draw 5
*: deal 503
1: take CRA
1: place C3
1: return 305
1: return 506
1: done
1: draw 5
*: deal 505
1: draw 5
*: deal 509
2: take AVO
2: place C4
2: return 304
2: return 402
2: return 216
2: draw 2
*: deal 204
2: draw 5
*: deal 504
2: draw 4
*: deal 415
0: take TUN
0: place E4
0: wasabi
1: take RIC
1: place E5
1: return 219
1: done
1: draw 5
*: deal 507
2: take CRA
2: place F6
2: gain stack
*: turn spicy
0: take TUN
0: place E3
0: cup C1
0: wasabi
1: take SAL
1: place D3
1: return 507
1: done
1: draw 5
*: deal 502
2: take SCA
2: place F2
2: return 415
2: return 504
2: return 204
2: draw 4
*: deal 412
2: draw 4
*: deal 413
2: draw 5
*: deal 510
0: take TUN
0: place A1
0: return 503
0: return 403
0: done
0: draw 3
*: deal 307
0: draw 4
*: deal 414
1: take EGG
1: place E6
1: play spicy
1: take SHR
1: place C5
1: cup A4
1: wasabi
2: take SHR
2: place B4
2: return 413
2: return 510
2: done
2: draw 3
*: deal 301
2: draw 5
*: deal 508
0: take CUC
0: place C6
0: return 414
0: done
0: draw 4
*: deal 404
1: take TUN
1: place D2
1: wasabi
2: take RIC
2: place F1
2: return 301
2: return 412
2: return 508
2: draw 4
*: deal 410
2: draw 3
*: deal 314
2: draw 2
*: deal 220
0: take CRA
0: place B1
0: return 307
0: done
0: draw 2
*: deal 218
1: take TUN
1: place A3
1: return 505
1: return 502
1: return 509
1: draw 3
*: deal 309
1: draw 5
*: deal 501
1: draw 3
*: deal 316
2: play stack
2: take EGG
2: place C2
2: gain stack
*: turn chop
0: take NOR
0: place A4
0: cup F3
0: return 311
0: done
0: draw 4
*: deal 406
1: take ROE
1: place B3
1: return 501
1: return 309
1: done
1: draw 2
*: deal 202
1: draw 2
*: deal 201
2: take EEL
2: place E1
2: gain spicy
*: turn switch
0: take NOR
0: place D4
0: return 404
0: return 406
0: return 218
0: draw 3
*: deal 318
0: draw 4
*: deal 411
0: draw 4
*: deal 408
1: take CRA
1: place F3
1: cup A2
1: return 201
1: done
1: draw 2
*: deal 203
2: take AVO
2: place C1
2: cup F4
2: gain chop
*: turn switch
2: discard chop
0: take EEL
0: place B2
0: cup D6
0: gain stack
*: turn chop
1: return 316
1: done
1: draw 4
*: deal 407
2: gain switch
*: turn chop
2: discard switch
0: play stack
0: return 408
0: return 318
0: return 411
0: draw 5
*: deal 506
0: draw 3
*: deal 319
0: draw 5
*: deal 507

scores: 2 2 2
ranks: 1 1 1
reason: shared win

reveal secret: ae204414fd7931ec0e3cef8d433146ed9f52b159e29f8f5e48b557ba33757fc9ad7f86192d81f4ee577ec16ba91ccf15d6a603703ab096a7656bb86258e4bf66
reveal seal: 8af71cf3b184699b72763be87a6658692b45b2ef80c771440c684f0a2695b692
');
INSERT INTO "records" VALUES('7PAZqZkUxFLMmsok','chabudai record 1
game: ninjato
edition: house 81c2a196
seats: 3
rules: 1
deal commitment: aae1252120c0d28d8c334adf4ba2e698ecbe3aab3e1dc9d31e548c50282f6b0f

*: lot 0
*: lot 1
*: lot 2
*: guard 4!
*: guard 4
*: guard 5
*: guard 3!
*: guard 2
*: treasure fan
*: treasure fan
*: treasure scroll
*: treasure vase
*: treasure vase
*: treasure jade
*: treasure fan
*: treasure jade
*: treasure gold
*: treasure jade
*: treasure scroll
*: treasure gold
*: treasure vase
*: treasure vase
*: treasure vase
*: tile choho
*: tile kenjutsu
*: tile seishin-teki
*: envoy taira-61
*: envoy goshirakawa-40
*: envoy minamoto-54
*: envoy minamoto-21
*: rumor skills-any-any
*: rumor rumors-any-any
*: rumor rivals-any-any
*: rumor rumors-scroll
*: card 2
*: card 1
*: card 2
*: card 2
*: card 5
*: card 4
*: card 1
*: card 2
*: card 3
*: card 3
*: card 3
*: card 4
*: card 4
*: card 1
*: card 3
0: dojo
0: blind
*: card 2
0: take 3
*: card 3
1: stealth 2
1: give up
*: treasure scroll
2: learn seishin-teki
2: discard 4
0: stealth 2
0: play 3
0: leave
*: treasure scroll
1: strength 3
1: give up
*: treasure vase
2: strength 5
2: play 3
2: leave
*: treasure scroll
0: strength 3
0: give up
*: treasure gold
1: learn choho
1: discard 5
2: strength 1
2: give up
*: treasure fan
*: tile intonjutsu
*: tile kayakujutsu
*: tile boryaku
0: stealth 5
0: give up
*: treasure fan
1: dojo
1: take 1
1: take 4
*: card 3
*: card 3
2: dojo
2: take 3
2: blind
*: card 1
*: card 1
0: stealth 3
0: play 2
0: banzai
*: guard 1
0: give up
0: keep fan
*: treasure scroll
1: dojo
1: blind
*: card 2
1: take 1
*: card 3
2: strength 3
2: give up
*: treasure gold
0: strength 2
0: give up
*: treasure scroll
1: strength 5
1: give up
*: treasure jade
2: stealth 3
2: give up
*: treasure jade
*: tile kenjutsu
*: tile intonjutsu
*: tile kayakujutsu
1: stealth 1
1: play 2
1: leave
*: treasure gold
2: stealth 2
2: play 1
2: seishin-teki
2: leave
*: treasure scroll
0: stealth 2
0: play 2
0: leave
*: treasure scroll
1: stealth 4
1: play 1
1: leave
*: treasure vase
2: stealth 3
2: play 3
2: leave
*: treasure fan
0: strength 4
0: give up
*: treasure vase
1: stealth 5
1: give up
*: treasure jade
2: strength 1
2: give up
*: treasure fan
0: strength 4
0: give up
*: treasure scroll
*: tile seishin-teki
*: tile taijutsu
*: tile shinobi-iri
1: spread rumors-scroll
1: pay 1 scroll for 3
2: stealth 2
2: give up
*: treasure scroll
0: stealth 5
0: play 1
0: banzai
*: guard 1
0: give up
0: keep fan
*: treasure scroll
1: stealth 2
1: give up
*: treasure vase
2: stealth 4
2: seishin-teki
2: give up
*: treasure gold
0: spread rivals-any-any
0: pay 1 fan 1 scroll for 5
1: stealth 4
1: give up
*: treasure fan
2: stealth 5
2: give up
*: treasure vase
0: stealth 5
0: give up
*: treasure fan
*: tile hensojutsu-crane
*: rumor rumors-fan
*: rumor envoys-fan
1: stealth 5
1: give up
*: treasure jade
2: strength 5
2: give up
*: treasure vase
0: stealth 5
0: give up
*: treasure vase
1: dojo
1: blind
*: card 4
1: take 3
*: card 1
2: learn hensojutsu-crane
0: spread envoys-fan
0: pay 1 fan for 2
1: stealth 2
1: play 3
1: choho scroll vase
1: banzai
*: guard 5
1: play 2
1: banzai
*: guard 4
1: play 1
1: leave
*: treasure fan
2: stealth 2
2: seishin-teki
2: give up
*: treasure fan
0: stealth 4
0: give up
*: treasure jade
*: tile hensojutsu-snake
*: rumor skills-jade
1: strength 3
1: give up
*: treasure fan
2: learn hensojutsu-snake
2: discard 3
0: strength 5
0: give up
*: treasure vase
1: stealth 1
1: give up
*: treasure gold
2: strength 3
2: give up
*: treasure vase
0: stealth 2
0: give up
*: treasure jade
1: strength 4
1: give up
*: treasure fan
2: dojo
2: blind
*: card 5
2: take 3
2: take 1
*: card 1
*: card 2
0: dojo
0: blind
*: card 3
0: take 2
*: card 3
*: tile hensojutsu-tiger
0: strength 5
0: give up
*: treasure scroll
2: dojo
2: take 3
2: take 3
*: card 4
*: card 3
1: stealth 3
1: give up
*: treasure vase
0: stealth 5
0: give up
*: treasure gold
2: strength 3
2: play 3
2: kick +1
2: kick +1
2: kick +1
2: banzai
*: guard 1
2: play 5
2: seishin-teki
2: banzai
*: guard 2!
*: treasure jade
2: play 1
2: banzai
*: guard 3
2: give up
2: keep vase
*: treasure fan
1: strength 3
1: give up
*: treasure vase
0: strength 1
0: give up
*: treasure scroll
2: stealth 2
2: give up
*: treasure jade
1: strength 3
1: give up
*: treasure fan

scores: 14 8 4
ranks: 1 2 3
reason: most honor

reveal secret: 16bcb222ee076150692e248dc99fc4ed303a3a734ea7732a628f024a80eee9d9a1aa9e8d5bf90b256c9664e0ce127ea16872638d95baa29e07e596c0ef1bcd9f
reveal seal: 5709ea3facbf29d4ffc5876f72230a308ea1198cecb33b1346cb4a53ed636ea9
');
INSERT INTO "records" VALUES('U2uuPoeNj7jtNTtx','chabudai record 1
game: makatsu
edition: house 7870e15c
seats: 3
rules: 2
option ties: highest-last
option memory-aid: on
option figure: random
deal commitment: aa8eb59d50d9418ccae1049d487ffe8958cce0dd8101642ab8d0fd6e8aba39b2
deal contribution 0: 9985b2e4b9b71b28ce59ea5ce77f0b110637b625c6d7f41e982c9510940a2056

*: figure 0
*: draw B3
*: draw B1
*: draw P5
*: draw B8
*: draw Y6
*: draw P7
*: draw P4
*: draw P8
*: draw B7
*: draw B3
*: draw B6
*: draw Y4
0: play B1
1: play P7
2: play Y4
0: play B3
1: play P8
2: play B7
*: draw P6
*: draw Y1
*: draw B5
*: draw Y7
*: draw Y5
*: draw P7
*: draw B1
*: draw B4
*: draw Y6
*: draw Y1
*: draw P3
*: draw P4
1: play Y1
2: play B4
0: play P3
1: play Y7
2: play B1
0: play Y6
*: draw Y5
*: draw Y3
*: draw P2
*: draw Y2
*: draw B6
*: draw Y3
*: draw P2
*: draw Y2
*: draw Y6
*: draw B2
*: draw Y3
*: draw P6
0: play Y5
1: play P2
2: play P6
0: play P2
1: play Y3
2: play B2
*: draw Y8
*: draw P1
*: draw Y2
*: draw Y7
*: draw P8
*: draw P1
*: draw Y7
*: draw B4
*: draw Y8
*: draw P5
*: draw B2
*: draw P3
2: play P1
0: play Y7
1: play B2
2: play Y2
0: play P8
1: play P3
*: draw B5
*: draw P7
*: draw B6
*: draw Y8
*: draw B7
*: draw B8
*: draw B1
*: draw B4
*: draw P3
*: draw B5
*: draw P2
*: draw P4
0: play P7
1: play B8
2: play P3
0: play Y8
1: play B1
2: play B5
0: play Y4
1: play Y4
2: play B8
0: play B7
1: play Y5
2: play P8
*: draw Y3
*: draw Y7
*: draw B3
*: draw Y5
*: draw P5
*: draw Y1
*: draw P6
*: draw B5
*: draw P6
*: draw Y6
*: draw B4
*: draw Y2
2: play Y5
0: play Y1
1: play Y2
2: play Y7
0: play P6
1: play P6
*: draw B6
*: draw B5
*: draw B3
*: draw P4
*: draw Y8
*: draw B6
*: draw P2
*: draw P5
*: draw Y2
*: draw P1
*: draw P4
*: draw B6
1: play B6
2: play P2
0: play P1
1: play B5
2: play B6
0: play B6
2: play Y1
0: play B2
1: play P5
2: play P7
0: play B8
1: play P1
*: draw Y3
*: draw P4
*: draw P5
*: draw B3
*: draw P5
*: draw B5
*: draw P4
*: draw Y3
*: draw B4
*: draw B7
*: draw P4
*: draw B3
2: play P4
0: play P4
1: play B3
2: play Y3
0: play P5
1: play P4
0: play B5
1: play Y6
2: play P5
0: play Y3
1: play Y8
2: play B3

scores: 19 18 29
ranks: 2 1 3
reason: fewest points

reveal secret: 37ed0cc63f687670084f00adc4e89aee572c17ba2ad3ebf2ca0e29afce99a73ddf835b332684eaadba717c7aa80ff708d34fcba673d8baf1bbfdaaa88805ff57
reveal contribution 0: 5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e
reveal seal: e739d848845f05c97c8494ba4f49c4f337c9711db66dbcd52c7b801d21a3433c
');
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	title VARCHAR NOT NULL, 
	phase VARCHAR NOT NULL, 
	visibility VARCHAR NOT NULL, 
	turn VARCHAR NOT NULL, 
	meta TEXT NOT NULL, 
	updated INTEGER NOT NULL, due INTEGER, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('LesDm2xWnGyG80nX','ninjato','open','open','','{"seats": 4, "options": {}, "edition": "house", "components": "house 81c2a196", "rules": 1, "clock": {"kind": "none", "time": 0, "increment": 0}, "secret": "d808cf1fb38fb3e195fd803dcd70b69fa43c410c3aa5c75e37f367faff8465284d9a385351ec2c19e4cc4e218f74d9b2db1152b5083255a4a2f34280be10b8aa", "host": "ubbcd7dd201e9ece4", "next": "", "deal_by": 0, "removed": {}, "dealt": false, "winners": [], "chairs": [{"user": "ubbcd7dd201e9ece4", "name": "Ada", "colour": "#6b4c8a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "", "name": "", "colour": "", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "", "name": "", "colour": "", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "", "name": "", "colour": "", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}]}',1794906992375,NULL);
INSERT INTO "tables" VALUES('TA8lSTHRQTNIwVQc','zenmaster','sealing','link','','{"seats": 3, "options": {"lead": "dealer", "ten-cards": "off", "zero-penalty": "off", "dealer": "random"}, "edition": "house", "components": "house 147ce088", "rules": 1, "clock": {"kind": "none", "time": 0, "increment": 0}, "secret": "ec0cc61365a93ff36b2103669345da1e0bf95c0e2283e7ab9660a24df132d262e0fa3435e27c9c9f2853826465c840a631adddcd414050cb4ba6590ea116a0fb", "host": "ubbcd7dd201e9ece4", "next": "", "deal_by": 1794907592651, "removed": {}, "dealt": false, "winners": [], "chairs": [{"user": "ubbcd7dd201e9ece4", "name": "Ada", "colour": "#6b4c8a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "9985b2e4b9b71b28ce59ea5ce77f0b110637b625c6d7f41e982c9510940a2056", "contribution": ""}, {"user": "u6123bf58f3d09908", "name": "Kim", "colour": "#b58a2a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "u4a6e93c5c274a698", "name": "Kim", "colour": "#a34d7a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}]}',1794906992651,1794907592651);
INSERT INTO "tables" VALUES('GEd80jtJdpCNTbAa','zenmaster','over','link','','{"seats": 3, "options": {"lead": "dealer", "ten-cards": "off", "zero-penalty": "off", "dealer": "random"}, "edition": "house", "components": "house 147ce088", "rules": 1, "clock": {"kind": "none", "time": 0, "increment": 0}, "secret": "593274ce366af850307a5997f0bb0f7d946e38d3a7f9292894050e4a46668d34fa3ba807f02b2250a8bfee55fc7d642b4bb59747aa7e14142e1974fb52b46c90", "host": "ubbcd7dd201e9ece4", "next": "", "deal_by": 1794907592849, "removed": {}, "dealt": true, "winners": [2], "chairs": [{"user": "ubbcd7dd201e9ece4", "name": "Ada", "colour": "#6b4c8a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "u6123bf58f3d09908", "name": "Kim", "colour": "#b58a2a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "u4a6e93c5c274a698", "name": "Kim", "colour": "#a34d7a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}]}',1794906994812,NULL);
INSERT INTO "tables" VALUES('XuQMEQnEqgbadVIv','zenmaster','playing','link','u4a6e93c5c274a698','{"seats": 3, "options": {"lead": "dealer", "ten-cards": "off", "zero-penalty": "off", "dealer": "random"}, "edition": "house", "components": "house 147ce088", "rules": 1, "clock": {"kind": "none", "time": 0, "increment": 0}, "secret": "f7751f7c10d9084602cc4782b2ca8f89891cb988556c73a66dc3f3f72d4802386238c8ce4273ef7bec0507cab77a2912101317bbf9fd5521940d8496126339c4", "host": "ubbcd7dd201e9ece4", "next": "", "deal_by": 1794907595112, "removed": {}, "dealt": true, "winners": [], "chairs": [{"user": "ubbcd7dd201e9ece4", "name": "Ada", "colour": "#6b4c8a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "u6123bf58f3d09908", "name": "Kim", "colour": "#b58a2a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "u4a6e93c5c274a698", "name": "Kim", "colour": "#a34d7a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}]}',1794906995671,NULL);
INSERT INTO "tables" VALUES('y5RNeSNOkiQI5iz2','makatsu','over','link','','{"seats": 3, "options": {"ties": "highest-last", "memory-aid": "on", "figure": "random"}, "edition": "house", "components": "house 7870e15c", "rules": 2, "clock": {"kind": "none", "time": 0, "increment": 0}, "secret": "cffcf3dc41be152e7ce0ca48ee789b02f3b8a0fc7c5f05ae76fb70eb90a3caf84fb59b0b32ad603b12b963f6edf515f47ddc8c4c3633209677c009a00d004c5b", "host": "ubbcd7dd201e9ece4", "next": "", "deal_by": 1794907595870, "removed": {}, "dealt": true, "winners": [0], "chairs": [{"user": "ubbcd7dd201e9ece4", "name": "Ada", "colour": "#6b4c8a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "u6123bf58f3d09908", "name": "Kim", "colour": "#b58a2a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "u4a6e93c5c274a698", "name": "Kim", "colour": "#a34d7a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}]}',1794906997133,NULL);
INSERT INTO "tables" VALUES('2K3G9wS7qO0IfzwK','makatsu','playing','link','u6123bf58f3d09908','{"seats": 3, "options": {"ties": "highest-last", "memory-aid": "on", "figure": "random"}, "edition": "house", "components": "house 7870e15c", "rules": 2, "clock": {"kind": "none", "time": 0, "increment": 0}, "secret": "132ec13148c0788b50711843171050d91cd7341624b089a6df0ff289ff1d08a47950a228b5fba228114f637fc21552e8a5947841597c7256e6e0970312929586", "host": "ubbcd7dd201e9ece4", "next": "", "deal_by": 1794907597311, "removed": {}, "dealt": true, "winners": [], "chairs": [{"user": "ubbcd7dd201e9ece4", "name": "Ada", "colour": "#6b4c8a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "u6123bf58f3d09908", "name": "Kim", "colour": "#b58a2a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "u4a6e93c5c274a698", "name": "Kim", "colour": "#a34d7a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}]}',1794906997708,NULL);
INSERT INTO "tables" VALUES('sTt6x4iSOVVGz2tA','maki-master','over','link','','{"seats": 3, "options": {}, "edition": "house", "components": "house bce5a287", "rules": 1, "clock": {"kind": "none", "time": 0, "increment": 0}, "secret": "ae204414fd7931ec0e3cef8d433146ed9f52b159e29f8f5e48b557ba33757fc9ad7f86192d81f4ee577ec16ba91ccf15d6a603703ab096a7656bb86258e4bf66", "host": "ubbcd7dd201e9ece4", "next": "", "deal_by": 1794907597944, "removed": {}, "dealt": true, "winners": [0, 1, 2], "chairs": [{"user": "ubbcd7dd201e9ece4", "name": "Ada", "colour": "#6b4c8a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "u6123bf58f3d09908", "name": "Kim", "colour": "#b58a2a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "u4a6e93c5c274a698", "name": "Kim", "colour": "#a34d7a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}]}',1794907001684,NULL);
INSERT INTO "tables" VALUES('knoOQVtnsBYUR0l7','maki-master','playing','link','ubbcd7dd201e9ece4','{"seats": 3, "options": {}, "edition": "house", "components": "house bce5a287", "rules": 1, "clock": {"kind": "none", "time": 0, "increment": 0}, "secret": "c93dc53471b9c37df1e7055d735f3fd05c7abd21c1a9946e2f02a3df24a60edcfc95b2b2c0bed444b19e1f77897c8ab2e42b781d0f961efe7f78badf092d0c68", "host": "ubbcd7dd201e9ece4", "next": "", "deal_by": 1794907601869, "removed": {}, "dealt": true, "winners": [], "chairs": [{"user": "ubbcd7dd201e9ece4", "name": "Ada", "colour": "#6b4c8a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "u6123bf58f3d09908", "name": "Kim", "colour": "#b58a2a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "u4a6e93c5c274a698", "name": "Kim", "colour": "#a34d7a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}]}',1794907002635,NULL);
INSERT INTO "tables" VALUES('7PAZqZkUxFLMmsok','ninjato','over','link','','{"seats": 3, "options": {}, "edition": "house", "components": "house 81c2a196", "rules": 1, "clock": {"kind": "none", "time": 0, "increment": 0}, "secret": "16bcb222ee076150692e248dc99fc4ed303a3a734ea7732a628f024a80eee9d9a1aa9e8d5bf90b256c9664e0ce127ea16872638d95baa29e07e596c0ef1bcd9f", "host": "ubbcd7dd201e9ece4", "next": "", "deal_by": 1794907602958, "removed": {}, "dealt": true, "winners": [0], "chairs": [{"user": "ubbcd7dd201e9ece4", "name": "Ada", "colour": "#6b4c8a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "u6123bf58f3d09908", "name": "Kim", "colour": "#b58a2a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "u4a6e93c5c274a698", "name": "Kim", "colour": "#a34d7a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}]}',1794907005678,NULL);
INSERT INTO "tables" VALUES('d4vDmjNp6kQ02zmN','ninjato','playing','link','u4a6e93c5c274a698','{"seats": 3, "options": {}, "edition": "house", "components": "house 81c2a196", "rules": 1, "clock": {"kind": "none", "time": 0, "increment": 0}, "secret": "c5150f4ff3232053968c822674986aec952ee37b5700053bf16cc3f622292a76952190add0842118eed4c9095870428a4bc7342992ff8254e46013976e3b6dbe", "host": "ubbcd7dd201e9ece4", "next": "", "deal_by": 1794907605795, "removed": {}, "dealt": true, "winners": [], "chairs": [{"user": "ubbcd7dd201e9ece4", "name": "Ada", "colour": "#6b4c8a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "u6123bf58f3d09908", "name": "Kim", "colour": "#b58a2a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "u4a6e93c5c274a698", "name": "Kim", "colour": "#a34d7a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}]}',1794907006453,NULL);
INSERT INTO "tables" VALUES('U2uuPoeNj7jtNTtx','makatsu','over','link','','{"seats": 3, "options": {"ties": "highest-last", "memory-aid": "on", "figure": "random"}, "edition": "house", "components": "house 7870e15c", "rules": 2, "clock": {"kind": "none", "time": 0, "increment": 0}, "secret": "37ed0cc63f687670084f00adc4e89aee572c17ba2ad3ebf2ca0e29afce99a73ddf835b332684eaadba717c7aa80ff708d34fcba673d8baf1bbfdaaa88805ff57", "host": "ubbcd7dd201e9ece4", "next": "te1P2gWfcX20lh2D", "deal_by": 1794907606777, "removed": {}, "dealt": true, "winners": [1], "chairs": [{"user": "ubbcd7dd201e9ece4", "name": "Ada", "colour": "#6b4c8a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "9985b2e4b9b71b28ce59ea5ce77f0b110637b625c6d7f41e982c9510940a2056", "contribution": "5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e5e"}, {"user": "u6123bf58f3d09908", "name": "Kim", "colour": "#b58a2a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "u4a6e93c5c274a698", "name": "Kim", "colour": "#a34d7a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}]}',1794907007475,NULL);
INSERT INTO "tables" VALUES('te1P2gWfcX20lh2D','makatsu','open','link','','{"seats": 3, "options": {"ties": "highest-last", "memory-aid": "on", "figure": "random"}, "edition": "house", "components": "house 7870e15c", "rules": 2, "clock": {"kind": "none", "time": 0, "increment": 0}, "secret": "971e4fcbf72054afe3f25a39777b3ccae1db014b969439fa4c83f7e5ff544d1703e8b68c6f1c38c0b4e0c441af482a5156106b89d060ab5914ffbfa92bdbf12e", "host": "ubbcd7dd201e9ece4", "next": "", "deal_by": 0, "removed": {}, "dealt": false, "winners": [], "chairs": [{"user": "u4a6e93c5c274a698", "name": "Kim", "colour": "#a34d7a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "ubbcd7dd201e9ece4", "name": "Ada", "colour": "#6b4c8a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "u6123bf58f3d09908", "name": "Kim", "colour": "#b58a2a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}]}',1794907007474,NULL);
INSERT INTO "tables" VALUES('ozDVGBzSkhfMijeR','zenmaster','playing','link','u6123bf58f3d09908','{"seats": 3, "options": {"lead": "dealer", "ten-cards": "off", "zero-penalty": "off", "dealer": "random"}, "edition": "house", "components": "house 147ce088", "rules": 1, "clock": {"kind": "total", "time": 600000, "increment": 5000}, "secret": "cba378e19431b8b7b1e1eccbc13f733a38e83d58da3d3fc57f63d8854be507eb441bca6ebe7b340a8667199c8965c03a525101765109f26c4f90fbe6eec2783c", "host": "ubbcd7dd201e9ece4", "next": "", "deal_by": 1794907607486, "removed": {}, "dealt": true, "winners": [], "chairs": [{"user": "ubbcd7dd201e9ece4", "name": "Ada", "colour": "#6b4c8a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "u6123bf58f3d09908", "name": "Kim", "colour": "#b58a2a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "", "name": "", "colour": "", "bot": "random", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}]}',1794907012002,1794907616995);
INSERT INTO "tables" VALUES('QJRqpKESTapZ8ZOQ','zenmaster','playing','link','u6123bf58f3d09908','{"seats": 3, "options": {"lead": "dealer", "ten-cards": "off", "zero-penalty": "off", "dealer": "random"}, "edition": "house", "components": "house 147ce088", "rules": 1, "clock": {"kind": "none", "time": 0, "increment": 0}, "secret": "3e58694ced34105b751ba38b81798986b4351ba76b04a04eed0322bd0d80add85d32735576753c4caa93f965c4d7bf7d85c99d4eac181cdc8655797955d20c2a", "host": "ubbcd7dd201e9ece4", "next": "", "deal_by": 1794907612133, "removed": {}, "dealt": true, "winners": [], "chairs": [{"user": "ubbcd7dd201e9ece4", "name": "Ada", "colour": "#6b4c8a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "u6123bf58f3d09908", "name": "Kim", "colour": "#b58a2a", "bot": "", "held": "", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}, {"user": "u4a6e93c5c274a698", "name": "Kim", "colour": "#a34d7a", "bot": "", "held": "random", "flagged": false, "resigned": false, "commitment": "", "contribution": ""}]}',1794907012301,NULL);
CREATE TABLE users (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	colour VARCHAR NOT NULL, 
	username VARCHAR, 
	password VARCHAR, 
	created INTEGER NOT NULL, banned INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (id), 
	CONSTRAINT uq_users_username UNIQUE (username)
);
INSERT INTO "users" VALUES('ubbcd7dd201e9ece4','Ada','#6b4c8a','ada','$argon2id$v=19$m=65536,t=3,p=4$rIIsJlJmbyLw2NGVpvMD9w$OiSyc3IuzNQtlg8JhLHXUGvqDXUXpsLnmmMCEY09Klg',1794906989313,0);
INSERT INTO "users" VALUES('u6123bf58f3d09908','Kim','#b58a2a',NULL,NULL,1794906989693,0);
INSERT INTO "users" VALUES('u4a6e93c5c274a698','Kim','#a34d7a',NULL,NULL,1794906990020,0);
CREATE INDEX ix_credentials_user_id ON credentials (user_id);
CREATE INDEX ix_tables_phase ON tables (phase, visibility, updated);
CREATE INDEX ix_members_user_id ON members (user_id);
CREATE INDEX ix_chat_user_id ON chat (user_id);
CREATE INDEX ix_tables_due ON tables (due) WHERE due IS NOT NULL;
DELETE FROM "sqlite_sequence";
COMMIT;
