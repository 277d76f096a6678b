// Signs and judges the vectors with Go's standard library. Reads and prints tab-separated lines; see README.md.
package main

import (
	"crypto"
	"crypto/rsa"
	"crypto/sha256"
	"crypto/x509"
	"encoding/base64"
	"encoding/pem"
	"fmt"
	"os"
	"regexp"
	"strconv"
	"strings"
)

var forms = map[string]*regexp.Regexp{
	"app_id":    regexp.MustCompile(`\A[A-Za-z0-9_-]{1,64}\z`),
	"key_id":    regexp.MustCompile(`\A[A-Za-z0-9_-]{1,64}\z`),
	"nonce_str": regexp.MustCompile(`\A[A-Za-z0-9_-]{16,64}\z`),
	"timestamp": regexp.MustCompile(`\A[1-9][0-9]{0,14}\z`),
	"signature": regexp.MustCompile(`\A[A-Za-z0-9+/=]+\z`),
}

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func decode(field string) []byte {
	if field == "-" {
		return nil
	}
	return must(base64.StdEncoding.DecodeString(field))
}

func readTable(file string) [][]string {
	var rows [][]string
	for _, line := range strings.Split(strings.TrimSuffix(string(must(os.ReadFile(file))), "\n"), "\n") {
		rows = append(rows, strings.Split(line, "\t"))
	}
	return rows
}

func readDer(file string) []byte {
	block, _ := pem.Decode(must(os.ReadFile(file)))
	return block.Bytes
}

func parse(header string) map[string]string {
	scheme, rest, _ := strings.Cut(header, " ")
	if strings.ToUpper(scheme) != "EASEL-SHA256-RSA" {
		return nil
	}
	params := map[string]string{}
	for _, pair := range strings.Split(rest, ",") {
		name, value, _ := strings.Cut(pair, "=")
		form, known := forms[name]
		if _, seen := params[name]; !known || seen || !form.MatchString(value) {
			return nil
		}
		params[name] = value
	}
	for name := range forms {
		if _, given := params[name]; !given && name != "key_id" {
			return nil
		}
	}
	return params
}

func stringToSign(method, path, timestamp, nonce string, body []byte) []byte {
	return append([]byte(strings.Join([]string{method, path, timestamp, nonce, ""}, "\n")), body...)
}

func sign(key *rsa.PrivateKey, message []byte) string {
	digest := sha256.Sum256(message)
	return base64.StdEncoding.EncodeToString(must(rsa.SignPKCS1v15(nil, key, crypto.SHA256, digest[:])))
}

func judge(row []string, apps [][]string) string {
	params := parse(string(decode(row[7])))
	if params == nil {
		return "SIGN_ERROR"
	}
	signature, err := base64.StdEncoding.Strict().DecodeString(params["signature"])
	if err != nil {
		return "SIGN_ERROR"
	}
	skew := must(strconv.ParseInt(params["timestamp"], 10, 64)) - must(strconv.ParseInt(row[8], 10, 64))
	if skew > 300 || skew < -300 {
		return "TIMESTAMP_SKEW"
	}
	digest := sha256.Sum256(stringToSign(row[1], row[2], params["timestamp"], params["nonce_str"], decode(row[3])))
	for _, app := range apps {
		keyID, named := params["key_id"]
		if app[0] != params["app_id"] || (named && keyID != app[1]) {
			continue
		}
		key := must(x509.ParsePKIXPublicKey(readDer(app[2]))).(*rsa.PublicKey)
		if rsa.VerifyPKCS1v15(key, crypto.SHA256, digest[:], signature) != nil {
			continue
		}
		for _, seen := range strings.Split(row[9], ",") {
			if seen == app[0]+":"+params["nonce_str"] {
				return "NONCE_REUSED"
			}
		}
		return "ok"
	}
	return "SIGN_ERROR"
}

func main() {
	apps, keys := readTable(os.Args[2]), os.Args[3]
	for _, row := range readTable(os.Args[1]) {
		message := stringToSign(row[1], row[2], row[4], row[5], decode(row[3]))
		pkcs8 := must(x509.ParsePKCS8PrivateKey(readDer(keys + "/" + row[6] + ".pkcs8.pem"))).(*rsa.PrivateKey)
		pkcs1 := must(x509.ParsePKCS1PrivateKey(readDer(keys + "/" + row[6] + ".pkcs1.pem")))
		fmt.Printf("%s\t%x\t%s\t%s\t%s\n", row[0], sha256.Sum256(message), sign(pkcs8, message), sign(pkcs1, message), judge(row, apps))
	}
}
